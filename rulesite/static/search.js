// What is too long to be searched for is answered with an error; its words are shown too.
document.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.target.id === "results" && event.detail.xhr.status === 400) {
    event.detail.shouldSwap = true;
    event.detail.isError = false;
  }
});
