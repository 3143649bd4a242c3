import { z } from "@hono/zod-openapi";
import {
  type FieldProblem,
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

const sentences: Record<Language, Record<ProblemCode, string>> = { et, en, ru };
const words: Record<Language, ProblemWords> = { et: etWords, en: enWords, ru: ruWords };

export const FieldProblemBody = z.object({
  path: z.string().max(200),
  errCode: z.enum(problemCodes),
  message: z.string().max(500).openapi({
    description: "One sentence in the language of the request",
  }),
  word: z.string().max(100).optional().openapi({
    description: "For `ERR_PERSONAL_DETAIL`: the word as it is written",
  }),
});

export function presentProblem(
  found: FieldProblem,
  language: Language,
): z.infer<typeof FieldProblemBody> {
  const { path, errCode, values } = found;
  const message = problemSentence(found, sentences[language], words[language]).slice(0, 500);
  const isWord = errCode === "ERR_PERSONAL_DETAIL" && values?.["word"] !== undefined;
  return { path, errCode, message, ...(isWord && { word: String(values["word"]) }) };
}

/** The options of a refinement: what it finds wrong. */
export function refused(errCode: ProblemCode, values?: ProblemValues) {
  return { params: { errCode, values } };
}

/** What zod says of a field that is missing. */
const ofMissing: z.core.$ZodIssue["code"][] = ["invalid_type", "invalid_value", "invalid_union"];

/** `input` is what was sent: what it lacks is missing, whatever type it would need. */
export function problemOfIssue(issue: z.core.$ZodIssue, input: unknown): FieldProblem {
  const path = issue.path.join(".").slice(0, 200);
  if (ofMissing.includes(issue.code) && isMissing(input, issue.path)) {
    return problem(path, "ERR_REQUIRED");
  }
  switch (issue.code) {
    case "invalid_type":
      return problem(path, "ERR_INVALID_TYPE", { expected: issue.expected });
    case "invalid_format":
      return problem(path, "ERR_INVALID_FORMAT", { format: issue.format });
    case "invalid_value":
      return problem(path, "ERR_INVALID_VALUE");
    case "invalid_union":
      return problem(path, "ERR_INVALID_UNION");
    case "invalid_key":
      return problem(path, "ERR_INVALID_KEY");
    case "invalid_element":
      return problem(path, "ERR_INVALID_ELEMENT");
    case "too_big":
      return problem(path, "ERR_TOO_BIG", { most: Number(issue.maximum) });
    case "too_small":
      return problem(path, "ERR_TOO_SMALL", { least: Number(issue.minimum) });
    case "not_multiple_of":
      return problem(path, "ERR_NOT_MULTIPLE_OF", { step: issue.divisor });
    case "unrecognized_keys":
      return problem(path, "ERR_UNRECOGNIZED_KEYS", { keys: issue.keys.join(", ") });
    case "custom":
      return { path, ...(issue.params as Pick<FieldProblem, "errCode" | "values">) };
  }
}

function isMissing(input: unknown, path: readonly PropertyKey[]): boolean {
  let part = input;
  for (const key of path) part = (part as Record<PropertyKey, unknown> | null | undefined)?.[key];
  return path.length > 0 && part === undefined;
}
