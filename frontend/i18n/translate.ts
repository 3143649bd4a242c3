import type { Language } from "./language.ts";
import type { Texts, Translations } from "./translations.ts";

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${"one" | "other"}` ? Base
  : Key;

type KeysIn<Part> = {
  [Key in keyof Part & string]: Part[Key] extends string ? WithoutPlural<Key>
    : `${Key}.${KeysIn<Part[Key]>}`;
}[keyof Part & string];

/** `shell.skip`. A text with plural forms has one key. */
type TextKey = KeysIn<Translations["et"]>;

type Values = Record<string, string | number | null | undefined> & {
  /** Chooses the plural form. */
  count?: number | undefined;
};

export type Translate = (key: TextKey, values?: Values) => string;

/** The texts of one language. */
export type Translation = {
  language: Language;
  t: Translate;
  /** Null when there is no such text, or when it is not loaded. */
  find: (key: string) => string | null;
};

const placeholder = /\{\{(\w+)\}\}/g;

/** Texts that are added later are found too. */
export function translate(language: Language, texts: Texts): Translation {
  let plurals: Intl.PluralRules | undefined;

  function find(key: string): string | null {
    let part: unknown = texts;
    for (const name of key.split(".")) part = (part as Record<string, unknown> | undefined)?.[name];
    return typeof part === "string" ? part : null;
  }

  function findForm(key: string, count: number | undefined): string | null {
    if (count === undefined) return find(key);
    plurals ??= new Intl.PluralRules(language);
    return find(`${key}_${plurals.select(count)}`) ?? find(key);
  }

  function t(key: string, values: Values = {}): string {
    return (findForm(key, values.count) ?? key).replaceAll(
      placeholder,
      (whole, name: string) => name in values ? String(values[name] ?? "") : whole,
    );
  }

  return { language, t, find };
}
