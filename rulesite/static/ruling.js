// A line that cannot be is answered with status 422, and its answer is shown all the same.
document.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.xhr.status !== 422) return;
  event.detail.shouldSwap = true;
  event.detail.isError = false;
});

// Enter sends the line: it is one line, however many it takes on the screen.
document.addEventListener("keydown", (event) => {
  if (event.target.id !== "hand" || event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  event.target.form.requestSubmit();
});
