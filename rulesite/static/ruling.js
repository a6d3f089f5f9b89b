// Enter sends the line: it is one line, however many it takes on the screen.
document.addEventListener("keydown", (event) => {
  if (event.target.id !== "hand" || event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  event.target.form.requestSubmit();
});
