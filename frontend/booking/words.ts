import { createContext, use } from "react";
import type { ErrorCode } from "../api/api-error.ts";
import { type Format, formatFor } from "../i18n/formatter.ts";
import type { Language } from "../i18n/i18n.ts";
import type et from "../i18n/et.json";

type Sentences = { booking: (typeof et)["booking"]; errors: Record<ErrorCode, string> };

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${Intl.LDMLPluralRule}` ? Stem
  : Key;

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutPlural<Key>
    : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** A sentence of the booking page, or the one for a refusal. */
export type WordKey = KeysOf<Sentences["booking"]> | `errors.${ErrorCode}`;

export type Say = (key: WordKey, values?: Record<string, string | number>) => string;

const load = {
  et: () => import("../i18n/et.json"),
  en: () => import("../i18n/en.json"),
  ru: () => import("../i18n/ru.json"),
} satisfies Record<Language, () => Promise<{ default: Sentences }>>;

function isLanguage(tag: string | undefined): tag is Language {
  return tag !== undefined && tag in load;
}

function stored(read: () => string | null): string | null {
  try {
    return read();
  } catch {
    // A frame may be forbidden to look into storage.
    return null;
  }
}

function cookie(name: string): string | undefined {
  return document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** The order of the specification, Estonian last. */
export function detectLanguage(): Language {
  const candidates = [
    new URLSearchParams(location.search).get("lng"),
    cookie("i18next"),
    stored(() => localStorage.getItem("i18nextLng")),
    stored(() => sessionStorage.getItem("i18nextLng")),
    ...navigator.languages,
    document.documentElement.lang,
  ];
  return candidates.map((tag) => tag?.slice(0, 2).toLowerCase()).find(isLanguage) ?? "et";
}

/** Finds and fills sentences; the full i18n library weighs more than this page's own code. */
export function sayWith(sentences: object, language: Language): Say {
  const plurals = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const form = typeof values.count === "number" ? `_${plurals.select(values.count)}` : "";
    const sentence = find(sentences, key + form) ?? find(sentences, key) ?? key;
    return sentence.replace(/\{\{(\w+)\}\}/g, (slot, name: string) => String(values[name] ?? slot));
  };
}

function find(tree: unknown, path: string): string | undefined {
  const found = path.split(".").reduce<unknown>(
    (branch, name) =>
      typeof branch === "object" && branch !== null
        ? Object.entries(branch).find(([key]) => key === name)?.[1]
        : undefined,
    tree,
  );
  return typeof found === "string" ? found : undefined;
}

export type Words = { say: Say; language: Language };

/** The same file the rest of the product reads, so that a browser that was there before has it already. */
export async function loadWords(language: Language): Promise<Words> {
  const { booking, errors } = (await load[language]()).default;
  return { language, say: sayWith({ ...booking, errors }, language) };
}

const WordsContext = createContext<Words | null>(null);

export const WordsProvider = WordsContext;

export function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error("The booking page has no words");
  return words;
}

/** Dates and money in the page's language, times of a zone. */
export function useFormat(zone: string): Format {
  return formatFor(useWords().language, zone);
}
