import type { Language } from "./text.ts";

/** What may be wrong with one field. Each has a sentence in every language in `problem-messages`. */
export const problemCodes = [
  "ERR_REQUIRED",
  "ERR_INVALID_TYPE",
  "ERR_INVALID_FORMAT",
  "ERR_INVALID_VALUE",
  "ERR_INVALID_UNION",
  "ERR_INVALID_KEY",
  "ERR_INVALID_ELEMENT",
  "ERR_INVALID_CHARACTER",
  "ERR_INVALID_STRING",
  "ERR_INVALID_DATE",
  "ERR_INVALID_RANGE",
  "ERR_INVALID_SIZE",
  "ERR_INVALID_CURSOR",
  "ERR_NOT_MULTIPLE_OF",
  "ERR_TOO_BIG",
  "ERR_TOO_SMALL",
  "ERR_TOO_LONG",
  "ERR_TOO_SHORT",
  "ERR_SHORTER_THAN_SESSION",
  "ERR_TOO_FAR",
  "ERR_TOO_COMMON",
  "ERR_OUT_OF_RANGE",
  "ERR_OFF_GRID",
  "ERR_OVERLAP",
  "ERR_REPEATED",
  "ERR_UNCHANGED",
  "ERR_IN_PAST",
  "ERR_ENDS_BEFORE_START",
  "ERR_NOT_ONE_DAY",
  "ERR_NO_HOURS_OPEN",
  "ERR_BELOW_DAILY",
  "ERR_NOT_OFFERED",
  "ERR_NOT_FINISHED",
  "ERR_NO_LETTER",
  "ERR_NO_EVIDENCE",
  "ERR_EXPIRED",
  "ERR_ANSWER_REQUIRED",
  "ERR_EXCLUSIVE_OPTION",
  "ERR_INTRO_NOT_FREE",
  "ERR_ADDRESS_IN_NAME",
  "ERR_PHONE_NUMBER",
  "ERR_EMAIL_NOT_CONFIRMED",
  "ERR_CONTACT_DETAILS",
  "ERR_PERSONAL_DETAIL",
  "ERR_PAGE_ADDRESS",
  "ERR_WEB_LINK",
  "ERR_CALL_LINK",
  "ERR_CAPTIONS",
  "ERR_ROOM_PATTERN",
  "ERR_NOT_A_BOOKING_PAGE",
  "ERR_UNKNOWN_BOOKING_PAGE",
  "ERR_BOOKING_PAGE_OF_OTHERS",
  "ERR_DUPLICATE_ENTITY",
  "ERR_UNKNOWN_TIME_ZONE",
  "ERR_UNKNOWN_PLACE",
  "ERR_UNKNOWN_PRACTICE",
  "ERR_UNKNOWN_FIELD",
  "ERR_UNKNOWN_FACT",
  "ERR_UNKNOWN_RULE",
  "ERR_UNKNOWN_STEP",
  "ERR_NEVER_STATED",
  "ERR_VERDICT_NOT_REACHED",
  "ERR_CYCLE",
  "ERR_NOT_EDITABLE",
  "ERR_BEFORE_SCHEDULED",
  "ERR_UNKNOWN_FILE",
  "ERR_WRONG_PURPOSE",
  "ERR_CODE_MISTYPED",
  "ERR_OWN_ADDRESS",
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** What a limit counts. Without a unit it is the limit of a number itself. */
export const limitUnits = ["characters", "entries", "days", "minutes", "bytes"] as const;

export type LimitUnit = (typeof limitUnits)[number];

/** The numbers and words that the sentence of a problem names. */
export type ProblemValues = Readonly<
  { unit?: LimitUnit; allowed?: readonly string[] } & {
    [name: string]: string | number | readonly string[];
  }
>;

export type FieldProblem = { path: string; errCode: ProblemCode; values?: ProblemValues };

export function problem(path: string, errCode: ProblemCode, values?: ProblemValues): FieldProblem {
  return { path, errCode, ...(values && { values }) };
}

/** A value that is none of those allowed here; `sent` finds the one that is written most like it. */
export function notAllowed(
  path: string,
  allowed: Iterable<string | number>,
  sent?: string,
): FieldProblem {
  return problem(path, "ERR_INVALID_VALUE", {
    allowed: [...new Set(allowed)].map(String),
    ...(sent !== undefined && { sent }),
  });
}

/** The names of formats, types and units in a language, as its sentences of problems use them. */
export type ProblemWords = {
  formats: Readonly<Record<string, string>>;
  types: Readonly<Record<string, string>>;
  /** By unit and plural form, as `characters_one`. */
  units: Readonly<Record<string, string>>;
  /** The sentences where a format or a type has no name for people. */
  otherFormat: string;
  otherType: string;
  /** The sentence where the allowed values are not known. */
  otherValue: string;
  /** The sentence where no field has a similar name. */
  otherField: string;
};

type Wording = {
  language: Language;
  sentences: Record<ProblemCode, string>;
  words: ProblemWords;
};

/** So many allowed values are all in the sentence; of more, the first ones. */
const mostNamed = 12;
const namedOfMore = 5;

/** The name of a format in the schema library, unlike a pattern that a rule of ours names. */
const libraryName = /^[a-z0-9_]+$/;

/** The sentence of a problem in a language. */
export function problemSentence(
  { errCode, values = {} }: FieldProblem,
  { language, sentences, words }: Wording,
): string {
  const named = namedIn(values, words, language);
  return sentenceOf(errCode, named, { sentences, words }).replace(
    /\{\{(\w+)\}\}/g,
    (all, name: string) => String(named[name] ?? all),
  ).replace(/…\.$/, "…");
}

function sentenceOf(
  errCode: ProblemCode,
  named: Partial<Record<string, string>>,
  { sentences, words }: Omit<Wording, "language">,
): string {
  if (errCode === "ERR_INVALID_FORMAT" && !named["format"]) return words.otherFormat;
  if (errCode === "ERR_INVALID_TYPE" && !named["expected"]) return words.otherType;
  if (errCode === "ERR_INVALID_VALUE" && !named["allowed"]) return words.otherValue;
  if (errCode === "ERR_UNKNOWN_FIELD" && !named["nearest"]) return words.otherField;
  return sentences[errCode];
}

/** The values as a sentence shows them. */
function namedIn(
  { unit, allowed, format, expected, ...others }: ProblemValues,
  words: ProblemWords,
  language: Language,
): Partial<Record<string, string>> {
  const formatInWords = words.formats[String(format)] ??
    (libraryName.test(String(format ?? "x")) ? undefined : String(format));
  const typeInWords = words.types[String(expected)];
  const shown = Object.entries(others).map(([name, value]) => {
    const form = unit !== undefined && typeof value === "number" &&
      words.units[`${unit}_${new Intl.PluralRules(language).select(value)}`];
    return [name, form ? form.replace("{{count}}", String(value)) : String(value)];
  });
  return {
    ...Object.fromEntries(shown),
    ...(formatInWords && { format: formatInWords }),
    ...(typeInWords && { expected: typeInWords }),
    ...(allowed?.length && { allowed: listed(allowed) }),
  };
}

function listed(allowed: readonly string[]): string {
  return allowed.length <= mostNamed
    ? allowed.join(", ")
    : `${allowed.slice(0, namedOfMore).join(", ")}, …`;
}
