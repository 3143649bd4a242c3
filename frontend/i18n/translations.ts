import type { ErrorCode } from "../api/api-error.ts";
import type en from "./en.json";
import type et from "./et.json";
import type { Language } from "./language.ts";
import type ru from "./ru.json";

/** Makes the frontend fail to compile until every error code has a text in every language. */
type WithEveryError<Texts extends { errors: Record<ErrorCode, string> }> = Texts;

export type Translations = {
  et: WithEveryError<typeof et>;
  en: WithEveryError<typeof en>;
  ru: WithEveryError<typeof ru>;
};

/** The first part of a translation key. */
export type Namespace = keyof Translations["et"];

export type Texts = Partial<Record<Namespace, object>>;

const load = {
  et: () => import("./et.json"),
  en: () => import("./en.json"),
  ru: () => import("./ru.json"),
} satisfies Record<Language, () => Promise<{ default: Texts }>>;

/**
 * Loads at least the given namespaces. `translations-plugin.ts` replaces this function in the build, so that a browser
 * loads one file per namespace.
 */
export async function loadTranslations(
  language: Language,
  _namespaces: readonly Namespace[],
): Promise<Texts> {
  return (await load[language]()).default;
}
