import process from "node:process";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { wordsByNoun } from "./i18n/words-plugin.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const backend = process.env.BACKEND_URL ?? "http://127.0.0.1:8000";
const served = ["/api", "/files", "/mailbox", "/docs", "/openapi.yaml", "/openapi.json"];

const everyPage =
  /node_modules\/(react-router|@tanstack\/[\w-]+|[\w-]*i18next[\w-]*|openapi-fetch)\//;
const somePages = /\/(useQueries|queriesObserver|useInfiniteQuery|infiniteQuery\w+)\.js$/;

/** What the booking page shows before anything is pressed, and every other page too: the frame fetches no more. */
const basics = [
  /preload-helper|modulepreload-polyfill/,
  /\/ui-kit\/layout\/(page|stack|row|text|skeleton|failed|portrait|kit-provider|visually-hidden)\.tsx$/,
  /\/ui-kit\/controls\/(button|link|icon|global-props|radio-group|kept-focus)\.tsx?$/,
  /\/ui-kit\/(feedback\/note|booking\/(meta|practice-mark))\.tsx$/,
  /\/frontend\/(days|initials|idle|api\/api-error|i18n\/(formatter|language|words))\.ts$/,
];
const bookingRules = /\/frontend\/booking\/(embed|calls|page-address|words|booking|details)\.ts$/;
/** React Aria comes with what is opened, never with a first page. */
const kit = (id: string) => /\/ui-kit\//.test(id) && !/\/aria-provider\./.test(id);

export default defineConfig({
  root: here("."),
  cacheDir: here("../node_modules/.vite"),
  plugins: [react(), wordsByNoun()],
  resolve: {
    alias: [
      { find: /^ui-kit\//, replacement: here("../ui-kit/") },
      { find: /^frontend\//, replacement: here("./") },
    ],
    dedupe: ["react", "react-dom"],
  },
  server: {
    proxy: Object.fromEntries(served.map((path) => [path, backend])),
  },
  preview: {
    proxy: Object.fromEntries(served.map((path) => [path, backend])),
  },
  build: {
    outDir: here("../dist/frontend"),
    emptyOutDir: true,
    // light-dark() must reach the browser as written: these are the first that know it.
    target: ["chrome123", "firefox120", "safari17.5"],
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    rolldownOptions: {
      input: [here("index.html"), here("booking.html")],
      output: {
        codeSplitting: {
          // What changes only with a new version stays in the browser's cache over our own releases.
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: "app",
              test: (id: string) => everyPage.test(id) && !somePages.test(id),
            },
            // Many small pieces on most pages: one file compresses better than thirty.
            { name: "basics", test: (id: string) => basics.some((pattern) => pattern.test(id)) },
            { name: "booking-rules", test: bookingRules },
            { name: "kit", test: kit, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
