// Runs before the first paint, so that the page does not flash in another colour, direction or language.
// The rules are those of shell/display-settings.ts; its test compares the two.
(() => {
  const page = document.documentElement;

  function stored(storage, key) {
    try {
      return storage().getItem(key);
    } catch {
      return null; // Storage is blocked.
    }
  }

  function settings() {
    try {
      return JSON.parse(stored(() => localStorage, "heaolu.display")) ?? {};
    } catch {
      return {};
    }
  }

  function one(value, allowed) {
    return allowed.includes(value) ? value : allowed[0];
  }

  const { themeColor, mode, direction, skin, contentWidth } = settings();
  const colors = ["primary", "secondary", "success", "error", "warning", "info"];
  const skins = matchMedia("(min-width: 1200px)").matches
    ? ["default", "bordered"]
    : ["default", "bordered", "semi-dark"];
  page.setAttribute("data-theme-color", one(themeColor, colors));
  page.setAttribute("data-skin", one(skin, skins));
  page.setAttribute("data-content-width", one(contentWidth, ["boxed", "full"]));
  page.setAttribute("dir", one(direction, ["ltr", "rtl"]));
  if (mode === "light" || mode === "dark") page.setAttribute("data-mode", mode);

  const languages = [
    new URLSearchParams(location.search).get("lng"),
    /(?:^|; )i18next=([^;]*)/.exec(document.cookie)?.[1],
    stored(() => localStorage, "i18nextLng"),
    stored(() => sessionStorage, "i18nextLng"),
    ...navigator.languages,
  ];
  const language = languages
    .map((tag) => tag?.split("-")[0].toLowerCase())
    .find((tag) => ["et", "en", "ru"].includes(tag));
  if (language) page.setAttribute("lang", language);
})();
