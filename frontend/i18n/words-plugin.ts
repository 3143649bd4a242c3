import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { languages } from "./language.ts";
import { nounsOfTheShell } from "./shell-nouns.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const ofAllPages = `${here}words.ts`;
const ofTheBookingPage = `${here}booking-words.ts`;
const someNouns = /^\0words:(?<language>\w+)\/(?<nouns>[\w+]+)$/;

async function wordsOf(language: string): Promise<Record<string, object>> {
  return JSON.parse(await readFile(`${here}${language}.json`, "utf8"));
}

/** The file of a noun's sentences: its own, or the one of all that stands around every page. */
function fileOf(noun: string): string {
  const together: readonly string[] = nounsOfTheShell;
  return together.includes(noun) ? together.join("+") : noun;
}

/** `loadWords` for browsers: the same function, with a file for each noun of each language. */
async function loaders(wanted?: string[]): Promise<string> {
  const tables = await Promise.all(languages.map(async (language) => {
    const nouns = wanted ?? Object.keys(await wordsOf(language));
    const entries = nouns.map((noun) =>
      `${noun}: () => import("words:${language}/${fileOf(noun)}")`
    );
    return `${language}: { ${entries.join(", ")} }`;
  }));
  return `const load = { ${tables.join(", ")} };
    export async function loadWords(language, nouns) {
      const parts = await Promise.all(nouns.map((noun) => load[language][noun]()));
      return Object.assign({}, ...parts.map((part) => part.default));
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
      if (id === ofAllPages) return await loaders();
      if (id === ofTheBookingPage) return await loaders(["booking", "errors"]);
      const { language, nouns } = someNouns.exec(id)?.groups ?? {};
      if (!language || !nouns) return null;
      this.addWatchFile(`${here}${language}.json`);
      const words = await wordsOf(language);
      const parts = nouns.split("+").map((noun) => [noun, words[noun]]);
      return `export default ${JSON.stringify(Object.fromEntries(parts))}`;
    },
  };
}
