/** What the pages for developers do beside showing: they work without it. */
const root = document.documentElement;

const stored = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

// The mode that was chosen in the app (`frontend/shell/display-settings.ts`), before the first frame.
const mode = /"mode":"(light|dark)"/.exec(stored("heaolu.display") ?? "")?.[1];
if (mode) root.dataset.mode = mode;

// Where the reference was before.
if (location.pathname === "/docs" && location.hash.startsWith("#/")) {
  location.replace(`/docs/reference${location.hash}`);
}

const copyWords: Record<string, [copy: string, copied: string]> = {
  et: ["Kopeeri", "Kopeeritud"],
  ru: ["Копировать", "Скопировано"],
};
const [copy, copied] = copyWords[root.lang] ?? ["Copy", "Copied"];

const languageKey = "heaolu.docs-language";

addEventListener("DOMContentLoaded", () => {
  choose(stored(languageKey));
  for (const sample of document.querySelectorAll("figure")) addCopyButton(sample);
});

document.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.closest("[data-tabs]")) return;
  choose(target.value);
  try {
    localStorage.setItem(languageKey, target.value);
  } catch {
    // It is chosen again on the next page.
  }
});

/** In all samples that have this language. */
function choose(language: string | null): void {
  for (const tab of document.querySelectorAll<HTMLInputElement>("[data-tabs] > input")) {
    if (tab.value === language) tab.checked = true;
  }
}

function addCopyButton(sample: HTMLElement): void {
  const code = sample.querySelector("code");
  if (!code || !navigator.clipboard) return;
  const button = document.createElement("button");
  const say = (text: string) => (button.textContent = text);
  say(copy);
  button.type = "button";
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(code.textContent ?? "");
    say(copied);
    setTimeout(() => say(copy), 2000);
  });
  sample.append(button);
}
