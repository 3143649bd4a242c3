import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import { mergeConfig } from "vite";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../introduction.stories.tsx", "../**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: {
        alias: [{ find: /^ui-kit\//, replacement: fileURLToPath(new URL("../", import.meta.url)) }],
      },
      build: {
        target: ["chrome123", "firefox120", "safari17.5"],
        cssTarget: ["chrome123", "firefox120", "safari17.5"],
        chunkSizeWarningLimit: 2000,
      },
    }),
};

export default config;
