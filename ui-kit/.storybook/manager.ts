import { addons } from "storybook/manager-api";
import { frameTheme } from "./theme.ts";

const isDark = matchMedia("(prefers-color-scheme: dark)").matches;

/** Pages to read have neither controls nor events. */
const pages = /^(introduction|foundations|journeys|screens)/;

/** Storybook puts its own name behind that of every page. */
function renamePage(): void {
  const name = document.title.replace(/\bStorybook$/, "Heaolu ui-kit");
  if (name !== document.title) document.title = name;
}

new MutationObserver(renamePage).observe(document.head, { childList: true, subtree: true });
renamePage();

addons.setConfig({
  theme: frameTheme(isDark ? "dark" : "light"),
  sidebar: { showRoots: true },
  layoutCustomisations: {
    showPanel: ({ storyId = "" }: { storyId?: string }, usual: boolean) =>
      pages.test(storyId) ? false : usual,
  },
});
