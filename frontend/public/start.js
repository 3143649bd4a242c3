// Runs before the first paint, so that no page is seen in a colour, a direction or a language it will not keep.
// What holds is decided in shell/display-settings.ts; its test runs this file too and compares.
(() => {
  const page = document.documentElement;

  function kept(storage, key) {
    try {
      return storage().getItem(key);
    } catch {
      return null; // The person has closed the storage.
    }
  }

  function chosen() {
    try {
      return JSON.parse(kept(() => localStorage, "heaolu.display")) ?? {};
    } catch {
      return {};
    }
  }

  function one(value, allowed) {
    return allowed.includes(value) ? value : allowed[0];
  }

  const { themeColor, mode, direction, skin, contentWidth } = chosen();
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
    kept(() => localStorage, "i18nextLng"),
    kept(() => sessionStorage, "i18nextLng"),
    ...navigator.languages,
  ];
  const language = languages
    .map((tag) => tag?.split("-")[0].toLowerCase())
    .find((tag) => ["et", "en", "ru"].includes(tag));
  if (language) page.setAttribute("lang", language);
})();
