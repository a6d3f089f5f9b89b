// Use without network: registers the worker, says when a page is a kept one, offers to keep the
// language that is being read, and runs the page on which that is done.
const KEPT = "raise-rules-kept-";
const RECORD = "/offline/record.json";
const language = document.documentElement.lang;

const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
const dated = (iso) => new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" }).format(new Date(iso));

function sized(bytes) {
  const mega = bytes >= 1e6;
  const unit = { style: "unit", unit: mega ? "megabyte" : "kilobyte", maximumFractionDigits: mega ? 1 : 0 };
  return new Intl.NumberFormat(language, unit).format(bytes / (mega ? 1e6 : 1e3));
}

// The newest complete record of each language.
async function records() {
  const found = new Map();
  for (const name of await caches.keys()) {
    if (!name.startsWith(KEPT)) continue;
    const answer = await (await caches.open(name)).match(RECORD);
    const record = answer && (await answer.json());
    if (record && !(found.get(record.language)?.at > record.at)) found.set(record.language, record);
  }
  return found;
}

// -- every page ---------------------------------------------------------------------------------

function showKept(at) {
  const note = document.getElementById("kept-note");
  if (!note) return;
  note.hidden = !at;
  note.textContent = at ? filled(note.dataset.text, { date: dated(at) }) : "";
}

document.addEventListener("htmx:afterRequest", ({ detail }) => {
  if (detail.successful) showKept(detail.xhr.getResponseHeader("X-Kept-At"));
});

// A link that htmx cannot follow without network is followed by the browser, to the page that
// says so; what is being typed stays where it is.
document.addEventListener("htmx:sendError", ({ detail }) => {
  if (detail.elt.matches("a[href]")) location.assign(detail.elt.href);
  else showNone();
});

function showNone() {
  const note = document.getElementById("kept-note");
  note.hidden = false;
  note.textContent = note.dataset.none;
}

// The calculator has answered while its figures were typed, and a line of one's own needs the
// server: sending them would lose the answer, or what was typed.
document.addEventListener("submit", (event) => {
  const alone = document.documentElement.dataset.keptAt || !navigator.onLine;
  if (alone && event.target.id === "figures") event.preventDefault();
  if (navigator.onLine || !event.target.matches(".hand-box")) return;
  event.preventDefault();
  showNone();
});

async function offerThisLanguage() {
  const offer = document.getElementById("keep-offer");
  const kept = await records();
  if (offer) offer.hidden = !kept.size || kept.has(language) || !navigator.onLine;
}

// -- the page on which pages are kept -----------------------------------------------------------

async function newestWorker(registration) {
  await registration.update().catch(() => {});
  const coming = registration.installing ?? registration.waiting;
  if (!coming) return (await navigator.serviceWorker.ready).active;
  await new Promise((resolve) => {
    const settled = () => ["activated", "redundant"].includes(coming.state) && resolve();
    coming.addEventListener("statechange", settled);
    settled();
  });
  return (await navigator.serviceWorker.ready).active;
}

async function command(registration, message, onProgress = () => {}) {
  const worker = await newestWorker(registration);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => (data.progress ? onProgress(data.progress) : resolve(data));
    worker.postMessage(message, [port2]);
  });
}

function desk(root, registration) {
  const part = (name) => root.querySelector(`[data-part="${name}"]`);
  const say = (name, values) => {
    part(name).hidden = !values;
    if (values) part(name).textContent = filled(part(name).dataset.text, values);
  };
  const failures = root.querySelectorAll("[data-failed]");

  async function showState() {
    const kept = await records();
    const record = kept.get(language);
    const values = record && { date: dated(record.at), pages: record.pages, size: sized(record.bytes) };
    say("kept", values);
    const outdated = Boolean(record && record.version !== root.dataset.version);
    part("none").hidden = Boolean(record);
    part("outdated").hidden = !outdated;
    part("keep").hidden = Boolean(record);
    part("renew").hidden = !record;
    part("forget").hidden = !record;
    for (const other of root.querySelectorAll("[data-other]")) {
      const theirs = kept.get(other.dataset.other);
      other.hidden = !theirs;
      if (theirs) other.querySelector("[data-text]").textContent = filled(other.querySelector("[data-text]").dataset.text, { date: dated(theirs.at), size: sized(theirs.bytes) });
    }
    part("others").hidden = !root.querySelector("[data-other]:not([hidden])");
  }

  function showProgress({ done, total, bytes }) {
    part("bar").max = total;
    part("bar").value = done;
    say("progress", { done, total, size: sized(bytes) });
  }

  async function run(message) {
    const buttons = root.querySelectorAll("button");
    for (const button of buttons) button.disabled = true;
    for (const failure of failures) failure.hidden = true;
    if (message.command === "keep") {
      part("bar").hidden = false;
      // Asked to, a browser does not clear these pages away when room gets scarce.
      navigator.storage?.persist?.();
    }
    const answer = await command(registration, message, showProgress);
    part("bar").hidden = true;
    say("progress", null);
    for (const failure of failures) failure.hidden = failure.dataset.failed !== answer.failed;
    for (const button of buttons) button.disabled = false;
    await showState();
  }

  root.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-command]");
    if (button) run({ command: button.dataset.command, language });
  });
  document.getElementById("offline-needs").hidden = true;
  root.hidden = false;
  return showState();
}

// -- start --------------------------------------------------------------------------------------

showKept(document.documentElement.dataset.keptAt);
if ("serviceWorker" in navigator && "caches" in window) {
  navigator.serviceWorker
    .register("/sw.js", { updateViaCache: "none" })
    .then((registration) => {
      const root = document.getElementById("offline-desk");
      return root ? desk(root, registration) : offerThisLanguage();
    })
    // Refused, in a private window for example: then there is no use without network.
    .catch(() => {});
}
