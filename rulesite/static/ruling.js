// Enter sends the line: it is one line, however many it takes on the screen.
document.addEventListener("keydown", (event) => {
  if (event.target.id !== "hand" || event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  event.target.form.requestSubmit();
});

// What every web server takes as an address. A longer line is asked for in a request's body.
const LONGEST = 3900;

document.addEventListener("htmx:configRequest", ({ detail }) => {
  if (detail.elt.id !== "hand" || encodeURIComponent(detail.elt.value).length <= LONGEST) return;
  detail.verb = "post";
  detail.useUrlParams = false;
  detail.headers["Content-Type"] = "application/x-www-form-urlencoded";
});

// An answer that did not come leaves the one before, which is said.
document.addEventListener("htmx:afterRequest", ({ detail }) => {
  if (detail.elt.id !== "hand") return;
  const answered = detail.xhr.status === 200 || detail.xhr.status === 422;
  document.getElementById("hand-outdated").hidden = answered;
  document.getElementById("stepper").classList.toggle("outdated", !answered);
});
