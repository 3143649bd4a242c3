import process from "node:process";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { componentChunk, coreChunk, filesToPreload, firstPageChunk } from "./chunks.ts";
import { translationsByNamespace } from "./i18n/translations-plugin.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const backend = process.env.BACKEND_URL ?? "http://127.0.0.1:8000";
/** Patterns of the paths that the backend serves; source files in `frontend/api/` are excluded. */
const backendPaths = [
  "^/api/(?!.*\\.tsx?($|\\?))",
  "/files",
  "/images",
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
      { find: /^backend\//, replacement: here("../backend/") },
    ],
    dedupe: ["react", "react-dom"],
  },
  server: {
    proxy: Object.fromEntries(backendPaths.map((path) => [path, backend])),
  },
  preview: {
    proxy: Object.fromEntries(backendPaths.map((path) => [path, backend])),
  },
  build: {
    outDir: here("../dist/frontend"),
    emptyOutDir: true,
    // The first versions with light-dark(), which must not be compiled away.
    target: ["chrome123", "firefox120", "safari17.5"],
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files, { hostId, hostType }) =>
        hostType === "html" ? files : filesToPreload(files, file, hostId),
    },
    rolldownOptions: {
      input: [here("index.html"), here("booking.html")],
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: coreChunk, debugName: "core" },
            { name: firstPageChunk, minShareCount: 2, debugName: "first page" },
            { name: componentChunk, minShareCount: 3, debugName: "components" },
          ],
        },
      },
    },
  },
});
