// Keeps the pages of a language on the device, and shows them where there is no network.
//
// The line above this one is the server's: SETUP has the content's version, the languages, and
// where the static files are. A kept language is one cache, named by language and version, with
// its pages, every file they need, and a record that is written last: a cache without a record is
// not complete and never shown. So no version ever needs a file of another one.
"use strict";

const SHELL = `raise-rules-shell-${SETUP.version}`;
const KEPT = "raise-rules-kept-";
const RECORD = "/offline/record.json";
// Pages that are fetched at the same time: few, so that the server and a weak line can breathe.
const BATCH = 4;
// A kept page is shown when the network takes longer than this.
const PATIENCE = 5000;
// What varies by htmx's headers is kept once, as the whole page.
const EXACT = { ignoreVary: true };
// Set where htmx wants a page as a whole, to go back to it.
const RESTORE = "HX-History-Restore-Request";
// The name of a static file that says its content: it can never be out of date.
const HASHED = /\.[0-9a-f]{12}\.\w+$/;

// -- what is kept -------------------------------------------------------------------------------

const nameOf = (language) => `${KEPT}${language}-${SETUP.version}`;
const languageOf = (name) => name.slice(KEPT.length, KEPT.length + 2);
const languageIn = (path) => SETUP.languages.find((code) => path.startsWith(`/${code}/`));

// The complete caches, this version's first, each with its record.
async function keptCaches() {
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT));
  names.sort((one, other) => other.endsWith(SETUP.version) - one.endsWith(SETUP.version));
  const opened = names.map(async (name) => {
    const cache = await caches.open(name);
    const record = await cache.match(RECORD);
    return record && { name, cache, record: await record.json() };
  });
  return (await Promise.all(opened)).filter(Boolean);
}

async function keptPage(path) {
  for (const { cache, record } of await keptCaches()) {
    const answer = await cache.match(path, EXACT);
    if (answer) return { answer, record };
  }
  return null;
}

// -- keeping ------------------------------------------------------------------------------------

class Outdated extends Error {}

// The static files that a page or a style sheet names.
function filesIn(text, address) {
  const named = text.matchAll(/(?:href|src)="([^"#?]+)"|url\("?([^")]+)"?\)/g);
  return [...named]
    .map(([, attribute, sheet]) => new URL(attribute ?? sheet, new URL(address, self.origin)))
    .filter((url) => url.origin === self.origin && url.pathname.startsWith(SETUP.files))
    .map((url) => url.pathname);
}

// Fetch what is not there yet; say how large it is, and which files it needs.
async function store(cache, address) {
  let answer = await cache.match(address, EXACT);
  if (!answer) {
    answer = await fetch(address, { cache: "no-cache" });
    if (!answer.ok || answer.redirected) throw new Error(`${answer.status} ${address}`);
    await cache.put(address, answer.clone());
  }
  const body = await answer.arrayBuffer();
  const reads = /^text\/(html|css)/.test(answer.headers.get("Content-Type") ?? "");
  const files = reads ? filesIn(new TextDecoder().decode(body), address) : [];
  return { bytes: body.byteLength, files };
}

// Fetch pages and all the files they need, a few at a time.
async function fill(cache, pages, report = () => {}) {
  const queue = [...pages];
  const known = new Set(queue);
  let done = 0;
  let bytes = 0;
  while (queue.length) {
    const batch = queue.splice(0, BATCH);
    const stored = await Promise.all(batch.map((address) => store(cache, address)));
    for (const one of stored) {
      done += 1;
      bytes += one.bytes;
      for (const file of one.files.filter((name) => !known.has(name))) {
        known.add(file);
        queue.push(file);
      }
    }
    report({ done, total: known.size, bytes });
  }
  return bytes;
}

async function pagesOf(language) {
  const answer = await fetch(`/${language}/offline/pages.json`, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${answer.status}`);
  const list = await answer.json();
  // A newer worker is on its way, and keeps the newer pages.
  if (list.version !== SETUP.version) throw new Outdated();
  return list.pages;
}

async function keep(language, report) {
  const pages = await pagesOf(language);
  const cache = await caches.open(nameOf(language));
  const bytes = await fill(cache, pages, report);
  try {
    await pagesOf(language);
  } catch (error) {
    // Changed meanwhile: nobody can say which page is of which version.
    if (error instanceof Outdated) await caches.delete(nameOf(language));
    throw error;
  }
  const record = { language, version: SETUP.version, at: new Date().toISOString(), pages: pages.length, bytes };
  await cache.put(RECORD, new Response(JSON.stringify(record)));
  return record;
}

// Two pages may ask for the same language; it is fetched once.
const running = new Map();

function keepOnce(language, report) {
  if (!running.has(language)) {
    running.set(language, keep(language, report).finally(() => running.delete(language)));
  }
  return running.get(language);
}

async function forget(language) {
  const names = (await caches.keys()).filter((name) => name.startsWith(`${KEPT}${language}-`));
  await Promise.all(names.map((name) => caches.delete(name)));
}

function reasonOf(error) {
  if (error instanceof Outdated) return "outdated";
  return error.name === "QuotaExceededError" ? "quota" : "network";
}

async function obey({ command, language }, port) {
  if (!SETUP.languages.includes(language)) return;
  try {
    if (command === "keep") {
      port.postMessage({ kept: await keepOnce(language, (progress) => port.postMessage({ progress })) });
    } else if (command === "forget") {
      await forget(language);
      port.postMessage({ forgotten: language });
    }
  } catch (error) {
    port.postMessage({ failed: reasonOf(error) });
  }
}

self.addEventListener("message", (event) => event.waitUntil(obey(event.data, event.ports[0])));

// -- a new version ------------------------------------------------------------------------------

// A new worker first fetches all that is kept, anew; if it cannot, it is not installed, and the
// old one goes on with the old pages.
async function install() {
  await fill(await caches.open(SHELL), SETUP.languages.map((code) => `/${code}/no-network/`));
  const languages = new Set((await keptCaches()).map(({ record }) => record.language));
  for (const language of languages) await keep(language, () => {});
  await self.skipWaiting();
}

async function activate() {
  const renewed = (await keptCaches()).filter(({ record }) => record.version === SETUP.version);
  const languages = new Set(renewed.map(({ record }) => record.language));
  const gone = (await caches.keys()).filter((name) => {
    if (name.endsWith(SETUP.version)) return false;
    if (name.startsWith(KEPT)) return languages.has(languageOf(name));
    return name.startsWith("raise-rules-");
  });
  await Promise.all(gone.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

// -- answering ----------------------------------------------------------------------------------

async function fromNetwork(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

// With a kept page at hand nobody has to wait for a network that is hardly there.
async function orTooLate(network, kept) {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  if (await kept) throw new Error("too late");
  return network;
}

// The kept page, marked as such. For htmx it is cut to the element that is to be swapped, by
// htmx itself; what a fragment has on top is set here.
async function marked({ answer, record }, target) {
  const headers = new Headers(answer.headers);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  headers.set("X-Kept-At", record.at);
  let text = (await answer.text()).replace("<html ", `<html data-kept-at="${record.at}" `);
  if (target) {
    headers.set("HX-Reselect", `#${target}`);
    text = text
      .replace('<h1 tabindex="-1"', '<h1 tabindex="-1" autofocus')
      .replace('<nav id="languages"', '<nav id="languages" hx-swap-oob="true"');
  }
  return new Response(text, { headers });
}

// A page that is not kept: the root leads to a kept language and a scenario to its setting, as on
// the server; for any other there is a page that says so.
async function standIn(url) {
  const spoken = self.navigator.language.slice(0, 2);
  const kept = (await keptCaches()).map(({ record }) => record.language);
  const home = [spoken, ...SETUP.languages].find((code) => kept.includes(code));
  if (url.pathname === "/" && home) return Response.redirect(`/${home}/`, 302);
  if (await keptPage(`${url.pathname}0/${url.search}`)) {
    return Response.redirect(`${url.pathname}0/${url.search}`, 302);
  }
  const language = languageIn(url.pathname) ?? home ?? SETUP.languages.find((code) => code === spoken) ?? "en";
  const page = await (await caches.open(SHELL)).match(`/${language}/no-network/`, EXACT);
  return page ? new Response(page.body, { status: 503, headers: page.headers }) : Response.error();
}

async function page(event, url) {
  const asked = event.request.headers;
  const target = asked.has(RESTORE) ? null : asked.get("HX-Target");
  const network = fromNetwork(event);
  // The calculator fills its kept page itself, with the figures in its address.
  const search = url.pathname.endsWith("/ruling/calculator/") ? "" : url.search;
  const kept = keptPage(url.pathname + search);
  try {
    const answer = await Promise.race([network, orTooLate(network, kept)]);
    if (answer.status < 500 || !(await kept)) return answer;
  } catch {
    // A script hears that there is no network, and says so; a visitor is shown it.
    if (!(await kept)) return isScripts(event.request) ? Response.error() : standIn(url);
  }
  return marked(await kept, target);
}

async function file(request) {
  const stored = () => caches.match(request.url, EXACT);
  if (HASHED.test(request.url)) return (await stored()) ?? fetch(request);
  try {
    return await fetch(request);
  } catch {
    return (await stored()) ?? Response.error();
  }
}

const isScripts = (request) => request.headers.has("HX-Request") || request.headers.has(RESTORE);
const isPage = (url) =>
  url.pathname === "/" || Boolean(languageIn(url.pathname) && !/^\/..\/(admin|wording)\//.test(url.pathname));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.origin) return;
  if (url.pathname.startsWith(SETUP.files)) event.respondWith(file(request));
  else if (isPage(url) && (request.mode === "navigate" || isScripts(request))) {
    event.respondWith(page(event, url));
  }
});
