// The desk: counterparts light up together, and Ctrl+Enter saves. Without it everything works,
// but for the lights.
const light = (mark) => {
  document.querySelectorAll(".m.is-lit").forEach((lit) => lit.classList.remove("is-lit"));
  if (!mark) return;
  const part = mark.closest(".part");
  const pair = mark.closest(".pair");
  part.querySelectorAll(`.m[data-mark="${CSS.escape(mark.dataset.mark)}"]`).forEach((other) => {
    // From a sentence to its counterparts and the engine's facts; from a fact to all sentences.
    if (!pair || other.closest(".pair") === pair || other.closest(".engine-facts")) {
      other.classList.add("is-lit");
    }
  });
};

// One stop of the Tab key in each cell; the arrow keys go on from mark to mark.
const stops = (cell) => [...cell.querySelectorAll(".m[data-begins], .fact-figures .m")];

document.querySelectorAll(".cell .words, .engine-facts").forEach((cell) => {
  const first = stops(cell)[0];
  if (first) first.tabIndex = 0;
});

document.addEventListener("mouseover", (event) => light(event.target.closest(".m[data-mark]")));
document.addEventListener("focusin", (event) => light(event.target.closest(".m[data-mark]")));

document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.target.closest("form.edit")?.requestSubmit();
    return;
  }
  const mark = event.target.closest?.(".m[data-mark]");
  if (!mark || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "Escape") light(null);
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const all = stops(mark.closest(".words, .engine-facts"));
  const next = all[all.indexOf(mark) + step];
  if (!next) return;
  mark.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
});

document.querySelectorAll("[data-select-all]").forEach((box) => {
  box.closest("label").hidden = false;
  box.addEventListener("change", () => {
    document.querySelectorAll('input[name="finding"]').forEach((one) => {
      one.checked = box.checked;
    });
  });
});

// Words that were typed and not saved are not lost by a slip of the hand.
window.addEventListener("beforeunload", (event) => {
  const open = [...document.querySelectorAll("form.edit textarea[name=words]")];
  if (open.some((area) => area.value !== area.defaultValue && !area.form.dataset.saving)) {
    event.preventDefault();
  }
});
document.addEventListener("submit", (event) => {
  if (event.target.matches("form.edit")) event.target.dataset.saving = "yes";
});
