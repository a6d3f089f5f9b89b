// The calculator without a network: the sum of scenarios/ruling/calculator.py, on one table of cases.
"use strict";

// Figures are whole numbers; `own` is null for a player who has not acted. Null: they contradict.
function calculateRuling({ bigBlind, before, now, own }) {
  const acted = own !== null;
  if (bigBlind < 1 || now < 1 || before > now) return null;
  if (acted && (own > now || (before < own && own < now))) return null;

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

// "1.000", "1,000" and "1000" are an amount, and so is nothing where nothing may stand.
function readAmount(text) {
  const typed = text.trim();
  if (!/^([0-9]{1,15}|[0-9]{1,3}([.,'’ ][0-9]{3}){1,4})$/.test(typed)) return undefined;
  return Number(typed.replace(/[^0-9]/g, ""));
}

function readFigures(form) {
  const field = (name) => form.elements[name].value;
  const own = field("own").trim() === "" ? null : readAmount(field("own"));
  const figures = { bigBlind: readAmount(field("big_blind")), before: readAmount(field("before")), now: readAmount(field("now")), own };
  return Object.values(figures).includes(undefined) ? null : figures;
}

function showRuling(form, place) {
  const figures = readFigures(form);
  const ruling = figures && calculateRuling(figures);
  if (!ruling) {
    place.replaceChildren();
    return;
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
}

const figuresForm = document.getElementById("figures");
if (figuresForm) {
  const place = document.getElementById("figures-answer");
  figuresForm.addEventListener("input", () => showRuling(figuresForm, place));
}
