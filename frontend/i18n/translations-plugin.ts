import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { languages } from "./language.ts";
import { shellNamespaces } from "./shell-namespaces.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));
const errorsFolder = fileURLToPath(
  new URL("../../backend/domain/error-messages/", import.meta.url),
);
const pageLoader = `${folder}translations.ts`;
const chunk = /^\0translations:(?<language>\w+)\/(?<namespaces>[\w+]+)$/;

function filesOf(language: string): string[] {
  return [`${folder}${language}.json`, `${errorsFolder}${language}.json`];
}

async function readTexts(language: string): Promise<Record<string, object>> {
  const [texts, errors] = await Promise.all(
    filesOf(language).map(async (path) => JSON.parse(await readFile(path, "utf8"))),
  );
  return { ...texts, errors };
}

/** The shell namespaces share one file; every other namespace has its own. */
function chunkOf(namespace: string): string {
  const shell: readonly string[] = shellNamespaces;
  return shell.includes(namespace) ? shell.join("+") : namespace;
}

async function loaderSource(): Promise<string> {
  const tables = await Promise.all(languages.map(async (language) => {
    const namespaces = Object.keys(await readTexts(language));
    const entries = namespaces.map((namespace) =>
      `${namespace}: () => import("translations:${language}/${chunkOf(namespace)}")`
    );
    return `${language}: { ${entries.join(", ")} }`;
  }));
  return `const load = { ${tables.join(", ")} };
    export async function loadTranslations(language, namespaces) {
      const parts = await Promise.all(namespaces.map((namespace) => load[language][namespace]()));
      return Object.assign({}, ...parts.map((part) => part.default));
    }`;
}

/** Splits the translation file of each language by namespace, so that a page loads only the texts it shows. */
export function translationsByNamespace(): Plugin {
  return {
    name: "translations-by-namespace",
    enforce: "pre",
    resolveId(id) {
      return id.startsWith("translations:") ? `\0${id}` : null;
    },
    async load(id) {
      if (id === pageLoader) return await loaderSource();
      const { language, namespaces } = chunk.exec(id)?.groups ?? {};
      if (!language || !namespaces) return null;
      for (const path of filesOf(language)) this.addWatchFile(path);
      const texts = await readTexts(language);
      const parts = namespaces.split("+").map((namespace) => [namespace, texts[namespace]]);
      return `export default ${JSON.stringify(Object.fromEntries(parts))}`;
    },
  };
}
