import process from "node:process";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkOf, firstPageOf, nounPieceOf, smallPieceOf, stillMissing } from "./chunks.ts";
import { translationsByNamespace } from "./i18n/translations-plugin.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const backend = process.env.BACKEND_URL ?? "http://127.0.0.1:8000";
/** What the backend answers, as patterns; the folder `api` of the pages themselves is not among it. */
const served = [
  "^/api/(?!.*\\.tsx?($|\\?))",
  "/files",
  "/mailbox",
  "/docs",
  "/openapi.yaml",
  "/openapi.json",
];

export default defineConfig({
  root: here("."),
  cacheDir: here("../node_modules/.vite"),
  plugins: [react(), translationsByNamespace()],
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
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === "html" ? files : stillMissing(files),
    },
    rolldownOptions: {
      input: [here("index.html"), here("booking.html")],
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: chunkOf },
            { name: firstPageOf, minShareCount: 2 },
            { name: smallPieceOf, minShareCount: 3 },
            { name: nounPieceOf, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
