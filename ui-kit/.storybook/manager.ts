import { addons } from "storybook/manager-api";
import { frameTheme } from "./theme.ts";

const isDark = matchMedia("(prefers-color-scheme: dark)").matches;

/** Pages to read have neither controls nor events. */
const pages = /^(introduction|foundations|compositions)/;

addons.setConfig({
  theme: frameTheme(isDark ? "dark" : "light"),
  sidebar: { showRoots: true },
  layoutCustomisations: {
    showPanel: ({ storyId = "" }: { storyId?: string }, usual: boolean) =>
      pages.test(storyId) ? false : usual,
  },
});
