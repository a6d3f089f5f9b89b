// Arrow keys walk the steps, and a button prints; everything else works without a script.
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target.closest("input, select, textarea, [contenteditable]")) return;
  const link = document.querySelector(`#stepper a[aria-keyshortcuts="${event.key}"]`);
  if (!link) return;
  event.preventDefault();
  link.click();
});

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-print]")) window.print();
});

// The page one is on stands in the middle of the pages' bar. Scrolled by hand, since Tab would go
// on from whatever was scrolled into view.
const here = document.querySelector(".site-nav [aria-current]");
if (here) {
  const bar = here.closest(".site-nav");
  const [link, room] = [here.getBoundingClientRect(), bar.getBoundingClientRect()];
  bar.scrollLeft += link.left + link.width / 2 - (room.left + room.width / 2);
}

document.querySelectorAll("[data-print]").forEach((button) => {
  button.hidden = false;
});
