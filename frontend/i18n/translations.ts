import type { ErrorCode } from "../api/api-error.ts";
import type enErrors from "backend/domain/error-messages/en.json";
import type etErrors from "backend/domain/error-messages/et.json";
import type ruErrors from "backend/domain/error-messages/ru.json";
import type enBackOffice from "./back-office/en.json";
import type etBackOffice from "./back-office/et.json";
import type ruBackOffice from "./back-office/ru.json";
import type en from "./en.json";
import type et from "./et.json";
import type { Language } from "./language.ts";
import type ru from "./ru.json";

type WithErrors<Texts, Errors extends Record<ErrorCode, string>> = Texts & { errors: Errors };

export type Translations = {
  et: WithErrors<typeof et & typeof etBackOffice, typeof etErrors>;
  en: WithErrors<typeof en & typeof enBackOffice, typeof enErrors>;
  ru: WithErrors<typeof ru & typeof ruBackOffice, typeof ruErrors>;
};

export type Namespace = keyof Translations["et"];

export type Texts = Partial<Record<Namespace, object>>;

/** Few visitors open the pages of these, so their texts are a file of their own. */
const isBackOffice: Partial<Record<Namespace, true>> = {
  accounts: true,
  admin: true,
  api: true,
  assistants: true,
  availability: true,
  calendars: true,
  certificates: true,
  dashboard: true,
  profile: true,
  drafts: true,
  rules: true,
  offers: true,
  statements: true,
  values: true,
  texts: true,
  mails: true,
  jobs: true,
  processing: true,
  figures: true,
  sessions: true,
} satisfies Record<keyof typeof etBackOffice, true>;

type Loader = () => Promise<{ default: object }>;

const load: Record<Language, { texts: Loader; backOffice: Loader; errors: Loader }> = {
  et: {
    texts: () => import("./et.json"),
    backOffice: () => import("./back-office/et.json"),
    errors: () => import("backend/domain/error-messages/et.json"),
  },
  en: {
    texts: () => import("./en.json"),
    backOffice: () => import("./back-office/en.json"),
    errors: () => import("backend/domain/error-messages/en.json"),
  },
  ru: {
    texts: () => import("./ru.json"),
    backOffice: () => import("./back-office/ru.json"),
    errors: () => import("backend/domain/error-messages/ru.json"),
  },
};

/** All texts of a language, or at least those of `namespaces`. */
export async function loadTranslations(
  language: Language,
  namespaces?: readonly Namespace[],
): Promise<Texts> {
  const { texts, backOffice, errors } = load[language];
  const isWhole = !namespaces || namespaces.some((name) => isBackOffice[name]);
  const [pages, rest, refusals] = await Promise.all([
    texts(),
    isWhole ? backOffice() : { default: {} },
    errors(),
  ]);
  return { ...pages.default, ...rest.default, errors: refusals.default };
}
