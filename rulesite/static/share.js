// The address of a page: copied by a button, and handed to the device's share sheet where it has one.
// Without this script the field is there to be selected.
function offer(root) {
  for (const button of root.querySelectorAll("[data-copy]")) button.hidden = false;
  if (navigator.share) for (const button of root.querySelectorAll("[data-share]")) button.hidden = false;
}

async function copy(button) {
  const field = document.getElementById(button.dataset.copy);
  const status = button.parentElement.querySelector("[role=status]");
  try {
    await navigator.clipboard.writeText(field.value);
    status.textContent = status.dataset.done;
  } catch {
    // Not over plain HTTP, and not where it is forbidden: then a person copies.
    field.focus();
    field.select();
    status.textContent = status.dataset.failed;
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-copy], [data-share]");
  if (!button) return;
  if (button.dataset.copy) copy(button);
  // Closing the sheet again is no failure.
  else navigator.share({ title: document.title, url: button.dataset.share }).catch(() => {});
});

document.addEventListener("htmx:load", (event) => offer(event.detail.elt));
offer(document);
