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
  "ERR_UNRECOGNIZED_KEYS",
  "ERR_NOT_MULTIPLE_OF",
  "ERR_TOO_BIG",
  "ERR_TOO_SMALL",
  "ERR_TOO_LONG",
  "ERR_TOO_SHORT",
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

/** The numbers and words that the sentence of a problem names. */
export type ProblemValues = Readonly<Record<string, string | number>>;

export type FieldProblem = { path: string; errCode: ProblemCode; values?: ProblemValues };

export function problem(path: string, errCode: ProblemCode, values?: ProblemValues): FieldProblem {
  return { path, errCode, ...(values && { values }) };
}

/** The names of formats and types in a language, as its sentences of problems use them. */
export type ProblemWords = {
  formats: Readonly<Record<string, string>>;
  types: Readonly<Record<string, string>>;
  /** The sentences where a format or a type has no name for people. */
  otherFormat: string;
  otherType: string;
};

/** The name of a format in the schema library, unlike a pattern that a rule of ours names. */
const libraryName = /^[a-z0-9_]+$/;

/** The sentence of a problem in the language of `sentences` and `words`. */
export function problemSentence(
  { errCode, values = {} }: FieldProblem,
  sentences: Record<ProblemCode, string>,
  words: ProblemWords,
): string {
  const { format, expected } = values;
  const formatInWords = words.formats[format ?? ""] ??
    (libraryName.test(String(format ?? "x")) ? null : format);
  const typeInWords = words.types[expected ?? ""];
  if (errCode === "ERR_INVALID_FORMAT" && !formatInWords) return words.otherFormat;
  if (errCode === "ERR_INVALID_TYPE" && !typeInWords) return words.otherType;
  const named: ProblemValues = {
    ...values,
    ...(formatInWords && { format: formatInWords }),
    ...(typeInWords && { expected: typeInWords }),
  };
  return sentences[errCode].replace(
    /\{\{(\w+)\}\}/g,
    (all, name: string) => String(named[name] ?? all),
  );
}
