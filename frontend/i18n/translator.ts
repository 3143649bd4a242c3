import { fallbackLanguage, type Language } from "./language.ts";
import type { Texts, Translations } from "./translations.ts";

type Plural<Name extends string> = Name extends `${infer Stem}_${Intl.LDMLPluralRule}` ? Stem
  : Name;

type KeysOf<Some> = {
  [Name in keyof Some & string]: Some[Name] extends string ? Plural<Name>
    : `${Name}.${KeysOf<Some[Name]>}`;
}[keyof Some & string];

/** Words with dots between, without the category of a plural: "home.results" for `results_one` and `results_other`. */
type TextKey = KeysOf<Translations["et"]>;

type Values = {
  [name: string]: unknown;
  /** Chooses the plural. */
  count?: number;
  /** In place of a text that is missing; otherwise its key. */
  defaultValue?: string;
};

export type Translate = (key: TextKey, values?: Values) => string;

export type Translator = {
  language: Language;
  t: Translate;
  exists: (key: string) => boolean;
};

/** What is loaded so far. */
export type LoadedTexts = Partial<Record<Language, Texts>>;

const placeholder = /\{\{(\w+)\}\}/g;

function textAt(texts: object | undefined, key: string): string | undefined {
  let found: unknown = texts;
  for (const name of key.split(".")) {
    found = typeof found === "object" ? (found as Record<string, unknown> | null)?.[name] : null;
  }
  return typeof found === "string" ? found : undefined;
}

/** Reads texts in the format of i18next, and those that are missing in Estonian. */
export function createTranslator(language: Language, loaded: LoadedTexts): Translator {
  const rules = new Map<Language, Intl.PluralRules>();

  function pluralIn(tag: Language, count: number): Intl.LDMLPluralRule {
    const known = rules.get(tag) ?? new Intl.PluralRules(tag);
    rules.set(tag, known);
    return known.select(count);
  }

  function find(key: string, count?: number): string | undefined {
    for (const tag of [language, fallbackLanguage]) {
      const plural = count === undefined ? undefined : `${key}_${pluralIn(tag, count)}`;
      const text = (plural && textAt(loaded[tag], plural)) ?? textAt(loaded[tag], key);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  return {
    language,
    t: (key, values = {}) => {
      const text = find(key, values.count) ?? values.defaultValue ?? key;
      // A placeholder without a value stays, for `fill`.
      return text.replace(
        placeholder,
        (whole, name: string) => name in values ? String(values[name] ?? "") : whole,
      );
    },
    exists: (key) => find(key) !== undefined,
  };
}
