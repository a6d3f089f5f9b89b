// One language at a time in the admin's forms: a tab for each, and one for all of them.
document.addEventListener("DOMContentLoaded", () => {
  const FIELD = /\bmt-field-[\w]+?-(de|it|en)\b/;
  const rows = new Map();
  document.querySelectorAll("[class*='mt-field-']").forEach((field) => {
    const language = FIELD.exec(field.className)?.[1];
    const row = field.closest(".form-row");
    if (language && row) rows.set(row, language);
  });
  const form = document.querySelector("#content-main form");
  if (!form || !rows.size) return;

  const bar = document.createElement("div");
  bar.className = "language-tabs";
  bar.setAttribute("role", "group");
  const names = new Intl.DisplayNames([document.documentElement.lang || "en"], { type: "language" });
  const all = [...new Set(rows.values())].join(" · ");
  const buttons = ["", "de", "it", "en"].map((language) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = language ? names.of(language) : all;
    button.addEventListener("click", () => show(language));
    bar.append(button);
    return [language, button];
  });
  form.prepend(bar);

  const show = (wanted) => {
    rows.forEach((language, row) => {
      // What is wrong is shown in any language.
      row.hidden = Boolean(wanted) && language !== wanted && !row.classList.contains("errors");
    });
    buttons.forEach(([language, button]) => {
      button.setAttribute("aria-pressed", String(language === wanted));
    });
    sessionStorage.setItem("admin-language", wanted);
  };
  show(sessionStorage.getItem("admin-language") ?? "");
});
