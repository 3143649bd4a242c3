import { z } from "@hono/zod-openapi";
import {
  type FieldProblem,
  type LimitUnit,
  limitUnits,
  notAllowed,
  problem,
  type ProblemCode,
  problemCodes,
  problemSentence,
  type ProblemValues,
  type ProblemWords,
} from "../domain/field-problem.ts";
import en from "../domain/problem-messages/en.json" with { type: "json" };
import et from "../domain/problem-messages/et.json" with { type: "json" };
import ru from "../domain/problem-messages/ru.json" with { type: "json" };
import enWords from "../domain/problem-words/en.json" with { type: "json" };
import etWords from "../domain/problem-words/et.json" with { type: "json" };
import ruWords from "../domain/problem-words/ru.json" with { type: "json" };
import type { Language } from "../domain/text.ts";
import { nearestName } from "./nearest-name.ts";

const sentences: Record<Language, Record<ProblemCode, string>> = { et, en, ru };
const words: Record<Language, ProblemWords> = { et: etWords, en: enWords, ru: ruWords };

/** Of longer lists the contract has all values. */
const mostAllowed = 12;

const ParamsBody = z
  .object({
    least: z.number().optional(),
    most: z.number().optional(),
    unit: z.enum(limitUnits).optional().openapi({
      description: "What `least` and `most` count; absent for the limit of a number itself",
    }),
    allowed: z.array(z.string().max(200)).max(mostAllowed).optional().openapi({
      description: "The values that are allowed here, or the first of them",
    }),
    allowedCount: z.int().min(1).max(100_000).optional().openapi({
      description: "How many values are allowed",
    }),
    field: z.string().max(100).optional().openapi({
      description: "The name that the operation does not know",
    }),
    nearest: z.string().max(100).optional().openapi({
      description: "The known name or code that is written most like what was sent",
    }),
  });

export const FieldProblemBody = z.object({
  path: z.string().max(200),
  errCode: z.enum(problemCodes),
  message: z.string().max(500).openapi({
    description: "One sentence in the language of the request",
  }),
  params: ParamsBody.optional().openapi({ description: "What the message names, for programs" }),
  word: z.string().max(100).optional().openapi({
    description: "For `ERR_PERSONAL_DETAIL`: the word as it is written",
  }),
});

export function presentProblem(
  found: FieldProblem,
  language: Language,
): z.infer<typeof FieldProblemBody> {
  const { path, errCode, values = {} } = found;
  const wording = { language, sentences: sentences[language], words: words[language] };
  const message = problemSentence(found, wording).slice(0, 500);
  const params = presentParams(values);
  const isWord = errCode === "ERR_PERSONAL_DETAIL" && values["word"] !== undefined;
  return {
    path,
    errCode,
    message,
    ...(Object.keys(params).length > 0 && { params }),
    ...(isWord && { word: String(values["word"]) }),
  };
}

function presentParams(values: ProblemValues): z.infer<typeof ParamsBody> {
  const { least, most, unit, allowed, field, sent } = values;
  const nearest = typeof sent === "string" && allowed
    ? nearestName(sent.slice(0, 100), allowed)
    : values["nearest"];
  return {
    ...(typeof least === "number" && { least }),
    ...(typeof most === "number" && { most }),
    ...(unit && { unit }),
    ...(allowed?.length && {
      allowed: allowed.slice(0, mostAllowed).map((value) => value.slice(0, 200)),
      allowedCount: allowed.length,
    }),
    ...(typeof field === "string" && { field }),
    ...(typeof nearest === "string" && { nearest }),
  };
}

/** The options of a refinement: what it finds wrong. */
export function refused(errCode: ProblemCode, values?: ProblemValues) {
  return { params: { errCode, values } };
}

/** What zod says of a field that is missing. */
const ofMissing: z.core.$ZodIssue["code"][] = ["invalid_type", "invalid_value", "invalid_union"];

/** What the limits of texts, lists and files count. */
const unitOfOrigin: Record<string, LimitUnit> = {
  string: "characters",
  array: "entries",
  set: "entries",
  file: "bytes",
};

/** `input` is what was sent: what it lacks is missing, whatever type it would need. */
export function problemsOfIssue(issue: z.core.$ZodIssue, input: unknown): FieldProblem[] {
  const path = issue.path.join(".").slice(0, 200);
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => unknownField(issue.path, key));
  }
  if (ofMissing.includes(issue.code) && isMissing(input, issue.path)) {
    return [problem(path, "ERR_REQUIRED")];
  }
  return [problemAt(path, issue)];
}

const limits: ProblemCode[] = ["ERR_TOO_BIG", "ERR_TOO_SMALL"];

/** What says nothing of a value that is not what was expected: a text has no entries, and "soon" is no far day. */
const emptyBeside: Partial<Record<ProblemCode, ProblemCode[]>> = {
  ERR_INVALID_TYPE: [...limits, "ERR_TOO_LONG", "ERR_TOO_SHORT"],
  ERR_INVALID_FORMAT: [...limits, "ERR_TOO_FAR"],
  // A parameter that is sent twice is a list.
  ERR_REPEATED: [
    "ERR_INVALID_TYPE",
    "ERR_INVALID_VALUE",
    "ERR_INVALID_FORMAT",
    "ERR_INVALID_UNION",
    "ERR_INVALID_STRING",
  ],
};

export function withoutEmptyProblems(found: readonly FieldProblem[]): FieldProblem[] {
  return found.filter(({ path, errCode }) =>
    !found.some((other) => other.path === path && emptyBeside[other.errCode]?.includes(errCode))
  );
}

type OtherIssue = Exclude<z.core.$ZodIssue, { code: "unrecognized_keys" }>;

function problemAt(path: string, issue: OtherIssue): FieldProblem {
  switch (issue.code) {
    case "invalid_type":
      return problem(path, "ERR_INVALID_TYPE", { expected: issue.expected });
    case "invalid_format":
      return problem(path, "ERR_INVALID_FORMAT", { format: issue.format });
    case "invalid_value":
      return notAllowed(path, issue.values.map(String));
    case "invalid_union": {
      const allowed = allowedValues(issue);
      return allowed ? notAllowed(path, allowed) : problem(path, "ERR_INVALID_UNION");
    }
    case "invalid_key":
      return problem(path, "ERR_INVALID_KEY");
    case "invalid_element":
      return problem(path, "ERR_INVALID_ELEMENT");
    case "too_big":
      return problem(path, issue.origin === "string" ? "ERR_TOO_LONG" : "ERR_TOO_BIG", {
        most: Number(issue.maximum),
        ...unitOf(issue),
      });
    case "too_small":
      return problem(path, issue.origin === "string" ? "ERR_TOO_SHORT" : "ERR_TOO_SMALL", {
        least: Number(issue.minimum),
        ...unitOf(issue),
      });
    case "not_multiple_of":
      return problem(path, "ERR_NOT_MULTIPLE_OF", { step: issue.divisor });
    case "custom":
      return { path, ...(issue.params as Pick<FieldProblem, "errCode" | "values">) };
  }
}

/** The kinds of which an object is one, or the values of a union that has only values. */
function allowedValues(issue: z.core.$ZodIssueInvalidUnion): string[] | null {
  if ("options" in issue && issue.options) return issue.options.map(String);
  const values = issue.errors.map(([first]) =>
    first?.code === "invalid_value" && first.path.length === 0 ? first.values.map(String) : null
  );
  return values.length > 0 && values.every((some) => some !== null) ? values.flat() : null;
}

function unitOf({ origin }: { origin: string }): { unit?: LimitUnit } {
  const unit = unitOfOrigin[origin];
  return unit ? { unit } : {};
}

/** A field below a path that there is not. */
function unknownField(path: readonly PropertyKey[], key: string): FieldProblem {
  const field = key.slice(0, 100);
  return problem([...path, field].join(".").slice(0, 200), "ERR_UNKNOWN_FIELD", { field });
}

function isMissing(input: unknown, path: readonly PropertyKey[]): boolean {
  let part = input;
  for (const key of path) part = (part as Record<PropertyKey, unknown> | null | undefined)?.[key];
  return path.length > 0 && part === undefined;
}
