import { createContext, use } from "react";
import type { ErrorCode } from "../api/api-error.ts";
import { type Format, formatFor } from "../i18n/formatter.ts";
import { isPseudoLanguageRequested, type Language } from "../i18n/language.ts";
import { loadTranslations } from "../i18n/booking-translations.ts";
import type { Translations } from "../i18n/translations.ts";

type Texts = Translations["et"];

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${Intl.LDMLPluralRule}` ? Stem
  : Key;

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutPlural<Key>
    : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

type SayOf<Name extends keyof Texts> = (
  key: KeysOf<Texts[Name]>,
  values?: Record<string, string | number>,
) => string;

export type Say = SayOf<"booking">;

/** The texts after the choice of a time, of rarer views, and of the pages that mails link to. */
export type SayConfirmation = SayOf<"confirmation">;

/** Looks up and fills texts; the i18n library would outweigh the rest of this page. */
export function sayWith<Name extends keyof Texts = "booking">(
  texts: object,
  language: Language,
): SayOf<Name> {
  const plurals = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const form = typeof values.count === "number" ? `_${plurals.select(values.count)}` : "";
    const text = find(texts, key + form) ?? find(texts, key) ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (slot, name: string) => String(values[name] ?? slot));
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

export async function loadWords(language: Language): Promise<Words> {
  const { booking } = await loadTranslations(language, ["booking"]);
  return { language, say: sayWith(await pseudoLocalized(booking ?? {}), language) };
}

const confirmationWords = new Map<Language, Promise<SayConfirmation>>();

/** The first view of the booking page does not wait for these. */
export function loadConfirmationWords(language: Language): Promise<SayConfirmation> {
  const known = confirmationWords.get(language);
  if (known) return known;
  const loading = loadTranslations(language, ["confirmation"])
    .then(({ confirmation }) => pseudoLocalized(confirmation ?? {}))
    .then((texts) => sayWith<"confirmation">(texts, language));
  confirmationWords.set(language, loading);
  // A file that fails now is loaded again when it is needed.
  loading.catch(() => confirmationWords.delete(language));
  return loading;
}

async function pseudoLocalized(texts: object): Promise<object> {
  if (!isPseudoLanguageRequested()) return texts;
  return (await import("../i18n/pseudo-language.ts")).pseudoTranslations(texts);
}

type ErrorText = (errCode: ErrorCode) => string;

const errorTexts = new Map<Language, Promise<ErrorText>>();

/** The texts of error codes, loaded when one is needed; empty when they cannot be loaded. */
export function loadErrorTexts(language: Language): Promise<ErrorText> {
  const known = errorTexts.get(language);
  if (known) return known;
  const loading = loadTranslations(language, ["errors"]).then(
    ({ errors }): ErrorText => (errCode) => find(errors, errCode) ?? "",
    (): ErrorText => {
      errorTexts.delete(language);
      return () => "";
    },
  );
  errorTexts.set(language, loading);
  return loading;
}

const WordsContext = createContext<Words | null>(null);

export const WordsProvider = WordsContext;

export function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error("The booking page has no words");
  return words;
}

export function useConfirmationWords(): SayConfirmation {
  return use(loadConfirmationWords(useWords().language));
}

export function useFormat(zone: string): Format {
  return formatFor(useWords().language, zone);
}
