import { readFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import { mergeConfig } from "vite";
import { screenFiles, screenIndexers } from "../../frontend/screens/catalogue.ts";
import { docgen } from "./docgen.ts";
import { swapFonts } from "./swap-fonts.ts";
import { withoutParsers } from "./without-parsers.ts";
import { withoutTests } from "./without-tests.ts";

/** Of the frame, as `swapFonts` has them for the stories. */
const faces = readFileSync(new URL("../fonts/faces.css", import.meta.url), "utf8")
  .replaceAll("font-display: optional", "font-display: swap")
  .replaceAll('url("./', 'url("./fonts/');

/** For tests of the stories: without documentation, and without the types of properties, which take longest. */
const isForTests = process.env["STORIES_ONLY"] !== undefined;

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../introduction.stories.tsx",
    "../**/*.stories.tsx",
    ...isForTests
      ? []
      : ["../../frontend/screens/screens.ts", "../../frontend/screens/*.stories.tsx"],
  ],
  experimental_indexers: (known) => [...screenIndexers, ...known ?? []],
  addons: isForTests ? [] : ["@storybook/addon-docs", "@storybook/addon-a11y"],
  staticDirs: ["./public", { from: "../fonts", to: "/fonts" }],
  // Storybook takes the type of the options from a package that is not installed beside it.
  typescript: {
    reactDocgen: isForTests ? false : "react-docgen-typescript",
    reactDocgenTypescriptOptions: docgen as never,
  },
  // Storybook writes white on the chosen entry, which is too pale on the light green of the dark frame.
  managerHead: (head) =>
    `${head}
    <style>
      ${faces}
      @media (prefers-color-scheme: dark) {
        .sidebar-item[data-selected="true"],
        .sidebar-item[data-selected="true"] * { color: #0c130f !important; }
      }
    </style>`,
  // No story has steps to go through.
  features: {
    interactions: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
    // No test uses these tools, and highlighting reads the styles of everything after each change.
    ...isForTests && { highlight: false, measure: false, outline: false },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [screenFiles, withoutTests, withoutParsers, swapFonts],
      resolve: {
        alias: ["ui-kit", "frontend", "backend"].map((room) => ({
          find: new RegExp(`^${room}/`),
          replacement: fileURLToPath(new URL(`../../${room}/`, import.meta.url)),
        })),
      },
      build: {
        target: ["chrome123", "firefox120", "safari17.5"],
        cssTarget: ["chrome123", "firefox120", "safari17.5"],
        chunkSizeWarningLimit: 2000,
        ...isForTests && { minify: false, reportCompressedSize: false },
        // Says which files the first story needs.
        manifest: true,
      },
    }),
};

export default config;
