// The calculator without a network: the sum of scenarios/ruling/calculator.py, on one table of cases.
"use strict";

// How long typing rests before it is found wrong: on the way to 200 stand 2 and 20.
const REST = 500;

// Why figures cannot stand together. One that is not known yet is undefined and contradicts nothing.
function contradiction({ bigBlind, before, now, own }) {
  if (bigBlind < 1) return "no-blind";
  if (now < 1) return "no-bet";
  if (before > now || own > now) return "falling";
  return own !== null && before < own && own < now ? "between" : null;
}

// Figures are whole numbers; `own` is null for a player who has not acted. Null: they contradict.
function calculateRuling(figures) {
  if (contradiction(figures)) return null;

  const { bigBlind, before, now, own } = figures;
  const acted = own !== null;
  const lastRaise = now - before;
  const actedAt = acted && own !== now ? own : 0;
  const byLeast = Math.max(bigBlind, lastRaise);
  const byMost = Math.max(byLeast, actedAt, before - actedAt);
  const facing = now - (own ?? 0);
  return {
    lastRaise, byLeast, byMost, toLeast: now + byLeast, toMost: now + byMost, facing,
    standing: standing({ acted, facing, byLeast, byMost }),
    source: byLeast !== byMost ? "unknown" : lastRaise >= bigBlind ? "last-raise" : "blind",
  };
}

function standing({ acted, facing, byLeast, byMost }) {
  if (!acted) return "not-acted";
  if (facing === 0) return "matched";
  if (facing >= byMost) return "reopened";
  return facing < byLeast ? "closed" : "depends";
}

// "1.000", "1,000" and "1000" are an amount; the server takes the same, and nothing larger.
function readAmount(text) {
  const typed = text.trim();
  if (!/^([0-9]{1,16}|[0-9]{1,3}([.,'’ ][0-9]{3}){1,5})$/.test(typed)) return undefined;
  const amount = Number(typed.replace(/[^0-9]/g, ""));
  return amount > 1e15 ? undefined : amount;
}

const isEmpty = (input) => input.value.trim() === "";

// What is empty or no amount is undefined; only the player's own bet may be left empty.
function readFigures(form) {
  const amount = (name) => readAmount(form.elements[name].value);
  const own = isEmpty(form.elements.own) ? null : amount("own");
  return { bigBlind: amount("big_blind"), before: amount("before"), now: amount("now"), own };
}

// Returns whether there is an answer.
function showRuling(figures, place) {
  const ruling = Object.values(figures).includes(undefined) ? null : calculateRuling(figures);
  if (!ruling) {
    place.replaceChildren();
    return false;
  }
  const written = new Intl.NumberFormat(document.documentElement.lang, { useGrouping: "always" });
  const numbers = {
    big_blind: figures.bigBlind, before: figures.before, now: figures.now, facing: ruling.facing,
    last_raise: ruling.lastRaise, by_least: ruling.byLeast, by_most: ruling.byMost,
    to_least: ruling.toLeast, to_most: ruling.toMost,
  };
  const sentences = document.querySelector(`[data-pattern="${ruling.standing} ${ruling.source}"]`);
  // Only numbers are filled in, so that nothing typed ever becomes markup.
  place.innerHTML = sentences.innerHTML.replace(/\{(raw_)?([a-z_]+)\}/g, (_all, raw, name) =>
    raw ? String(numbers[name]) : written.format(numbers[name]));
  return true;
}

// -- what is wrong, at the figure -----------------------------------------------------------------

// The page has the server's messages, each in a template with the figure that it is about.
function faultsIn(inputs, figures) {
  const message = (fault) => document.querySelector(`[data-fault="${fault}"]`);
  const unreadable = inputs.filter((input) => !isEmpty(input) && readAmount(input.value) === undefined);
  const faults = new Map(unreadable.map((input) => [input.name, message("unreadable")]));
  const found = contradiction(figures);
  if (found) faults.set(message(found).dataset.field, message(found));
  return faults;
}

const messagesAt = (input) => [...input.closest(".field").querySelectorAll(".field-error")];

function clearFault(input) {
  for (const message of messagesAt(input)) message.remove();
  describe(input, (described, error) => described.filter((id) => id !== error));
  input.removeAttribute("aria-invalid");
}

function showFault(input, template) {
  const message = template.content.firstElementChild.cloneNode(true);
  message.id = `${input.id}_error`;
  input.closest(".field").append(message);
  describe(input, (described, error) => [...described, error]);
  input.setAttribute("aria-invalid", "true");
}

// The help for a figure goes on describing it.
function describe(input, change) {
  const described = (input.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);
  const changed = change(described, `${input.id}_error`);
  if (changed.length) input.setAttribute("aria-describedby", changed.join(" "));
  else input.removeAttribute("aria-describedby");
}

// -- the address ----------------------------------------------------------------------------------

// An answer has the address that sending the form would lead to, here and in the other languages.
function showAddress(form, answered) {
  const search = answered ? `?${new URLSearchParams(new FormData(form))}` : "";
  if (search === location.search) return;
  history.replaceState(history.state, "", location.pathname + search);
  for (const link of document.querySelectorAll("#languages a")) link.setAttribute("href", link.pathname + search);
}

// -- start ----------------------------------------------------------------------------------------

function answerWhileTyping(form, place) {
  const inputs = [...form.querySelectorAll("input")];
  let resting;

  // What is mended is cleared at once. What is wrong is said when typing rests, and only once: a
  // message that is still true stays, and so does the server's at a figure that is still missing.
  function answer(changed) {
    const figures = readFigures(form);
    const faults = faultsIn(inputs, figures);
    const isShown = (input) => messagesAt(input).some((shown) =>
      shown.textContent === faults.get(input.name)?.content.textContent.trim());
    for (const input of inputs) {
      if (!isShown(input) && (input === changed || !isEmpty(input))) clearFault(input);
    }
    clearTimeout(resting);
    resting = setTimeout(() => {
      for (const input of inputs) {
        if (faults.has(input.name) && !isShown(input)) showFault(input, faults.get(input.name));
      }
    }, REST);
    showAddress(form, showRuling(figures, place));
  }

  form.addEventListener("input", (event) => answer(event.target));

  // A page that the device has kept knows nothing of the figures in its address.
  if (document.documentElement.dataset.keptAt && location.search) {
    const asked = new URLSearchParams(location.search);
    for (const input of inputs) input.value = asked.get(input.name) ?? "";
    answer();
  }
}

const figuresForm = document.getElementById("figures");
if (figuresForm) answerWhileTyping(figuresForm, document.getElementById("figures-answer"));
