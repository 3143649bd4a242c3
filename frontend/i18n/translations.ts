import type { ErrorCode } from "../api/api-error.ts";
import type enErrors from "backend/domain/error-messages/en.json";
import type etErrors from "backend/domain/error-messages/et.json";
import type ruErrors from "backend/domain/error-messages/ru.json";
import type en from "./en.json";
import type et from "./et.json";
import type { Language } from "./language.ts";
import type ru from "./ru.json";

type WithErrors<Texts, Errors extends Record<ErrorCode, string>> = Texts & { errors: Errors };

export type Translations = {
  et: WithErrors<typeof et, typeof etErrors>;
  en: WithErrors<typeof en, typeof enErrors>;
  ru: WithErrors<typeof ru, typeof ruErrors>;
};

export type Namespace = keyof Translations["et"];

export type Texts = Partial<Record<Namespace, object>>;

type Loader = () => Promise<{ default: object }>;

const load: Record<Language, { texts: Loader; errors: Loader }> = {
  et: {
    texts: () => import("./et.json"),
    errors: () => import("backend/domain/error-messages/et.json"),
  },
  en: {
    texts: () => import("./en.json"),
    errors: () => import("backend/domain/error-messages/en.json"),
  },
  ru: {
    texts: () => import("./ru.json"),
    errors: () => import("backend/domain/error-messages/ru.json"),
  },
};

/** All texts of a language. */
export async function loadTranslations(language: Language): Promise<Texts> {
  const [texts, errors] = await Promise.all([load[language].texts(), load[language].errors()]);
  return { ...texts.default, errors: errors.default };
}
