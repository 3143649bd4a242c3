import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { languages } from "./language.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const whole = `${here}words.ts`;
const oneNoun = /^\0words:(?<language>\w+)\/(?<noun>\w+)$/;

async function wordsOf(language: string): Promise<Record<string, object>> {
  return JSON.parse(await readFile(`${here}${language}.json`, "utf8"));
}

/** `words.ts` for browsers: the same function, with a file for each noun of each language. */
async function loaders(): Promise<string> {
  const tables = await Promise.all(languages.map(async (language) => {
    const entries = Object.keys(await wordsOf(language))
      .map((noun) => `${noun}: () => import("words:${language}/${noun}")`);
    return `${language}: { ${entries.join(", ")} }`;
  }));
  return `const load = { ${tables.join(", ")} };
    export async function loadWords(language, nouns) {
      const parts = await Promise.all(nouns.map((noun) => load[language][noun]()));
      return Object.fromEntries(nouns.map((noun, i) => [noun, parts[i].default]));
    }`;
}

/** People write a language into one file; a page brings only the nouns it speaks of. */
export function wordsByNoun(): Plugin {
  return {
    name: "words-by-noun",
    enforce: "pre",
    resolveId(id) {
      return id.startsWith("words:") ? `\0${id}` : null;
    },
    async load(id) {
      if (id === whole) return await loaders();
      const { language, noun } = oneNoun.exec(id)?.groups ?? {};
      if (!language || !noun) return null;
      this.addWatchFile(`${here}${language}.json`);
      return `export default ${JSON.stringify((await wordsOf(language))[noun])}`;
    },
  };
}
