import { STATUS_CODES } from "node:http";
import type { ErrorCode } from "../domain/errors.ts";
import type { LimitUnit, ProblemCode, ProblemValues } from "../domain/field-problem.ts";
import sentences from "../domain/problem-messages/en.json" with { type: "json" };
import type { Language } from "../domain/text.ts";
import { currentVersion } from "./api-version.ts";
import { statusOf } from "./error-status.ts";
import { presentProblem } from "./field-problems.ts";

/** What the sentences of fields name, for examples. */
const values: ProblemValues = {
  least: 1,
  most: 200,
  days: 31,
  bytes: 2_000_000,
  step: 15,
  line: 3,
  format: "email",
  expected: "string",
  field: "nmae",
  nearest: "name",
  allowed: ["et", "en", "ru"],
  question: "?",
  word: "Mari",
  id: "sleep",
  practice: "massage",
  verdict: "ask",
};

const paths: Partial<Record<ProblemCode, string>> = {
  ERR_INVALID_VALUE: "language",
  ERR_UNKNOWN_FIELD: "nmae",
};

const units: Partial<Record<ProblemCode, LimitUnit>> = {
  ERR_TOO_LONG: "characters",
  ERR_TOO_SHORT: "characters",
  ERR_SHORTER_THAN_SESSION: "minutes",
};

/** What else a refusal has, for examples. */
const facts: Partial<Record<ErrorCode, object>> = {
  ERR_SLOT_TAKEN: { alternatives: ["2026-11-24T15:30:00Z", "2026-11-25T09:00:00Z"] },
  ERR_INVALID_CODE: { triesLeft: 4 },
  ERR_CONSENT_REQUIRED: { purpose: "journal" },
  ERR_WRONG_OFFSET: { receivedBytes: 2_000_000 },
  ERR_PRICE_CHANGED: { terms: { priceCents: 6_500, durationMinutes: 60 } },
  ERR_API_VERSION: { detail: `Versions that work: ${currentVersion}` },
  ERR_KEY_EXPIRED: { detail: "expired on 2026-11-24T15:30:00Z" },
  ERR_KEY_REVOKED: { detail: "revoked on 2026-11-24T15:30:00Z" },
  ERR_SCOPE_MISSING: { detail: "sessions:read" },
};

const waits: ErrorCode[] = ["ERR_TOO_MANY_REQUESTS", "ERR_UNAVAILABLE", "ERR_MAINTENANCE"];

export function statusLine(code: ErrorCode): string {
  return `${statusOf[code]} ${STATUS_CODES[statusOf[code]]}`;
}

/** An answer that refuses with a code, as the network shows it. */
export function exampleOf(code: ErrorCode, title: string, more: object = facts[code] ?? {}) {
  const body = {
    type: `/problems/${code}`,
    title,
    status: statusOf[code],
    errCode: code,
    instance: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
    ...more,
  };
  return [
    `HTTP/1.1 ${statusLine(code)}`,
    "Content-Type: application/problem+json",
    ...(waits.includes(code) ? ["Retry-After: 10"] : []),
    "",
    JSON.stringify(body, null, 2),
  ].join("\n");
}

/** An answer that refuses one field. */
export function fieldExampleOf(code: ProblemCode, title: string, language: Language): string {
  const found = { path: paths[code] ?? "name", errCode: code, values: valuesNamedBy(code) };
  const shown = presentProblem(found, language);
  return exampleOf("ERR_INVALID_INPUT", title, { errors: [shown] });
}

function valuesNamedBy(code: ProblemCode): ProblemValues {
  const named = Object.entries(values).filter(([name]) => sentences[code].includes(`{{${name}}}`));
  const unit = units[code];
  return { ...Object.fromEntries(named), ...(unit && { unit }) };
}

/** The sentence about a field, with "…" for what differs from field to field. */
export function fieldSentence(code: ProblemCode, language: Language): string {
  return presentProblem({ path: "", errCode: code }, language).message
    .replace(/\{\{\w+\}\}/g, "…").replace(/…\.$/, "…");
}
