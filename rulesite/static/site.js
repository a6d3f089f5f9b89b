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

document.querySelector(".site-nav [aria-current]")?.scrollIntoView({ inline: "center", block: "nearest" });

document.querySelectorAll("[data-print]").forEach((button) => {
  button.hidden = false;
});
