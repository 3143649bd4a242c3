import process from "node:process";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { type BuildOptions, createLogger, defineConfig, type Plugin } from "vite";
import { quietProxy } from "./quiet-proxy.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const backend = process.env.BACKEND_URL ?? `http://127.0.0.1:${process.env.PORT ?? "8000"}`;
/** Patterns of the paths that the backend serves; source files in `frontend/api/` are excluded. */
const backendPaths = [
  "^/api/(?!.*\\.tsx?($|\\?))",
  "/files",
  "^/(health|ready|metrics|robots\\.txt)$",
  "/images",
  "/mailbox",
  "/plain-page.css",
  "/problems",
  "/sitemap",
  "^/storybook(/|$)",
  "/docs",
  "/openapi.yaml",
  "/openapi.json",
];

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const ownModule = /\/(ui-kit|frontend|backend)\//;
const ariaModule =
  /\/node_modules\/(react-aria[\w-]*|react-stately|@react-\w+|@internationalized)\//;

/** The modules that a file imports, and those that they import. */
function importsOf(file: string, modules: Modules): Set<string> {
  const found = new Set([file]);
  for (const each of found) {
    for (const imported of modules.getModuleInfo(each)?.importedIds ?? []) found.add(imported);
  }
  return found;
}

const importsAria = (id: string, modules: Modules) =>
  [...importsOf(id, modules)].some((each) => ariaModule.test(each));

/** The first pages of visitors. */
const firstPages = {
  search: "routes/home/search.tsx",
  profile: "routes/therapist/view.tsx",
  booking: "routes/booking/account.tsx",
};

/**
 * Components that several pages share are one file, without those that would bring React Aria to every page. What one of the
 * first pages of visitors needs and the others do not, what only the search and the profiles need, and what none of them
 * needs, is apart.
 */
function componentsChunk(id: string, modules: Modules): string | null {
  if (!ownModule.test(id) || importsAria(id, modules)) return null;
  const names = Object.entries(firstPages)
    .filter(([, page]) => importsOf(here(page), modules).has(id))
    .map(([name]) => name);
  if (names.length === 0) return "other-pages";
  // A second style sheet would weigh more than it saves.
  const isStyle = id.endsWith(".css");
  if (names.includes("booking")) return names.length === 1 ? "booking" : "components";
  if (isStyle) return "components";
  return names.length === 1 ? `${names[0]}-parts` : "visitors";
}

const browserBuild: BuildOptions = {
  outDir: here("../dist/frontend"),
  emptyOutDir: true,
  // The server reads from it which files a page needs.
  manifest: true,
  // The first versions with light-dark(), which must not be compiled away.
  target: ["chrome123", "firefox120", "safari17.5"],
  cssTarget: ["chrome123", "firefox120", "safari17.5"],
  modulePreload: {
    polyfill: false,
  },
  rolldownOptions: {
    output: {
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          // It stays in the browser's cache over releases.
          { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
          // Read and run apart from our own code, so that neither takes long at once.
          { name: "libraries", tags: ["$initial"], test: /\/node_modules\// },
          // What every page loads; the entry keeps its own file.
          { name: "app", tags: ["$initial"], test: /^(?!.*entry-client\.tsx|.*index\.html)/ },
          // What profiles and teams show of a week is small, and smaller as one file.
          { name: "week-times", test: /\/booking\/(week-times|shown-week|booking-panel)\.tsx?$/ },
          { name: componentsChunk, debugName: "components", minShareCount: 4 },
        ],
      },
    },
  },
};

const serverBuild: BuildOptions = {
  outDir: here("../dist/server"),
  emptyOutDir: true,
  copyPublicDir: false,
  target: "esnext",
};

/** Vite serves the fonts at other addresses than the built page. */
const withoutPreloads: Plugin = {
  name: "without-preloads",
  apply: "serve",
  transformIndexHtml: {
    order: "pre",
    handler: (html) => html.replace(/<link rel="preload"[^>]*>/g, ""),
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: here("."),
  cacheDir: here("../node_modules/.vite"),
  // Run again, the entry would start the app a second time; without Fast Refresh the page is reloaded instead.
  plugins: [react({ exclude: [/\/node_modules\//, /\/entry-client\.tsx$/] }), withoutPreloads],
  resolve: {
    alias: [
      { find: /^ui-kit\//, replacement: here("../ui-kit/") },
      { find: /^frontend\//, replacement: here("./") },
      { find: /^backend\//, replacement: here("../backend/") },
    ],
    dedupe: ["react", "react-dom"],
  },
  customLogger: quietProxy(createLogger(), backend),
  server: {
    port: Number(process.env.DEV_PORT ?? "5173"),
    // Links, frames and sign-ins of the server name this port.
    strictPort: true,
    proxy: Object.fromEntries(backendPaths.map((path) => [path, backend])),
  },
  preview: {
    proxy: Object.fromEntries(backendPaths.map((path) => [path, backend])),
  },
  build: isSsrBuild ? serverBuild : browserBuild,
  ssr: { noExternal: true },
  ...(isSsrBuild ? { define: { "process.env.NODE_ENV": JSON.stringify("production") } } : {}),
}));
