import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import en from "../domain/error-messages/en.json" with { type: "json" };
import et from "../domain/error-messages/et.json" with { type: "json" };
import ru from "../domain/error-messages/ru.json" with { type: "json" };
import { accountParts } from "../domain/account-version.ts";
import { consentPurposes } from "../domain/consent.ts";
import { approvalChanges } from "../domain/decision.ts";
import { DomainError, type ErrorCode, errorCodes } from "../domain/errors.ts";
import { logLine } from "../domain/log-line.ts";
import { profileParts } from "../domain/profile.ts";
import { proofKinds, secondFactorKinds } from "../domain/second-factor.ts";
import type { Language } from "../domain/text.ts";
import type { Persistence } from "../ports/persistence.ts";
import { uploadMaxBytes } from "../domain/upload.ts";
import { messageOf, withoutParameters } from "../domain/without-parameters.ts";
import { countedReport } from "./counted-report.ts";
import { quotaHeaders } from "./quota-headers.ts";
import { statusOf } from "./error-status.ts";
import { FieldProblemBody, presentProblem } from "./field-problems.ts";
import type { Env } from "./router.ts";
import { faultOf } from "./strict-json.ts";
import { BookingVerdictBody, presentBookingVerdict } from "./suitability/booking-verdict-body.ts";
import { instantText } from "./version.ts";

/** For a database that may be there again soon. */
const retryAfterSeconds = 10;

const messages: Record<Language, Record<ErrorCode, string>> = { et, en, ru };

const SecondStepBody = z
  .object({
    ticket: z.string().max(100),
    expiresAt: z.iso.datetime(),
    kinds: z.array(z.enum(secondFactorKinds)).max(secondFactorKinds.length),
  })
  .openapi({
    description: "For `ERR_SECOND_FACTOR_NEEDED`: what `finishSecondStep` expects",
  });

const ProblemBody = z
  .object({
    type: z.string().max(200),
    title: z.string().max(300).openapi({
      description: "One sentence in the language of the request",
    }),
    status: z.int().min(400).max(599),
    errCode: z.enum(errorCodes),
    detail: z.string().max(1000).optional(),
    instance: z.string().max(64).openapi({ description: "The id of the request" }),
    errors: z
      .array(FieldProblemBody)
      .max(500)
      .optional(),
    alternatives: z
      .array(z.iso.datetime())
      .max(3)
      .optional()
      .openapi({ description: "For `ERR_SLOT_TAKEN`: the nearest free start times" }),
    triesLeft: z.int().min(0).max(10).optional().openapi({
      description: "For `ERR_INVALID_CODE`: how often the code may still be tried",
    }),
    rescheduleUrl: z.string().max(500).optional().openapi({
      description: "For `ERR_RESCHEDULE_AT_PROVIDER`: the provider's page to reschedule on",
    }),
    cancelUrl: z.string().max(500).optional().openapi({
      description: "For `ERR_CANCEL_AT_PROVIDER`: the provider's page to cancel on",
    }),
    purpose: z.enum(consentPurposes).optional().openapi({
      description:
        "For `ERR_CONSENT_REQUIRED`: what the user has to agree to first, with `changeConsent`",
    }),
    receivedBytes: z.int().min(0).max(uploadMaxBytes).optional().openapi({
      description: "For `ERR_WRONG_OFFSET`: where the next part begins",
    }),
    changed: z.array(z.enum([...approvalChanges, ...accountParts])).max(5).optional().openapi({
      description:
        "For `ERR_STALE` of a decision about a profile or an account: what has changed since",
    }),
    missing: z.array(z.enum(profileParts)).max(20).optional().openapi({
      description: "For `ERR_PROFILE_INCOMPLETE`: the parts that are missing",
    }),
    decision: z
      .object({ outcome: z.enum(["approved", "declined"]), decidedAt: z.iso.datetime() })
      .optional()
      .openapi({ description: "For `ERR_ALREADY_DECIDED`: what was decided, and when" }),
    terms: z
      .object({
        priceCents: z.int().min(0).max(100_000_000),
        durationMinutes: z.int().min(1).max(1440),
      })
      .optional()
      .openapi({ description: "For `ERR_PRICE_CHANGED`: what the booking costs, and its length" }),
    mostCents: z.int().min(0).max(10_000_000).optional().openapi({
      description:
        "For `ERR_REFUND_TOO_LARGE` and `ERR_BALANCE_TOO_LOW`: the most that is possible",
    }),
    suitability: BookingVerdictBody.optional(),
    secondStep: SecondStepBody.optional(),
    proofs: z.array(z.enum(proofKinds)).max(proofKinds.length).optional().openapi({
      description: "For `ERR_STEP_UP_REQUIRED`: what `stepUp` accepts from this user",
    }),
  })
  .openapi("Problem", {
    example: {
      type: "/problems/ERR_SLOT_TAKEN",
      title: "That time was just taken.",
      status: 409,
      errCode: "ERR_SLOT_TAKEN",
      instance: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
      alternatives: ["2026-11-24T15:30:00Z"],
    },
  });

export function refusals<const Codes extends readonly ErrorCode[]>(...codes: Codes) {
  const responses = codes.map((code) => [statusOf[code], {
    description: codes.filter((other) => statusOf[other] === statusOf[code]).join(", "),
    content: { "application/problem+json": { schema: ProblemBody } },
  }]);
  return Object.fromEntries(responses) as {
    [Code in Codes[number] as (typeof statusOf)[Code]]: {
      description: string;
      content: { "application/problem+json": { schema: typeof ProblemBody } };
    };
  };
}

/**
 * Answers an error as a problem. What is no refusal is logged; a database that fails is named as such. While it does, a
 * line a minute says how many requests it refused: their stacks would fill the log, and a full disk further.
 */
export function answerErrors(ports: { persistence: Pick<Persistence, "failureCode"> }) {
  const reportFull = countedReport("the disk is full");
  const reportUnavailable = countedReport("the database is unavailable");
  return async (error: Error, c: Context<Env>): Promise<Response> => {
    const refusal = asRefusal(error);
    if (refusal.code === "ERR_MALFORMED_JSON" && !refusal.facts.detail) {
      // The validator drops the error of the parser.
      const detail = await c.req.text().then(faultOf, () => undefined);
      return problem(c, new DomainError(refusal.code, detail === undefined ? {} : { detail }));
    }
    if (refusal.code !== "ERR_INTERNAL") return problem(c, refusal);
    const code = ports.persistence.failureCode(error);
    if (code === "ERR_STORAGE_FULL") reportFull();
    else if (code) reportUnavailable({ error: messageOf(error) });
    else reportFailure(error, c.get("requestId"));
    return problem(c, code ? new DomainError(code, { retryAfter: retryAfterSeconds }) : refusal);
  };
}

function reportFailure(error: Error, requestId: string): void {
  const safe = withoutParameters(error) as Error;
  const facts = { requestId, error: safe.stack ?? String(safe) };
  console.error(logLine(Date.now(), { level: "error", msg: "request failed", ...facts }));
}

/** An error response (RFC 9457). */
export function problem(c: Context<Env>, { code, facts }: DomainError): Response {
  const status = statusOf[code];
  if (status === 401) c.header("WWW-Authenticate", challengeOf(code));
  if (facts.retryAfter) c.header("Retry-After", String(Math.ceil(facts.retryAfter)));
  if (facts.quota) {
    for (const [name, value] of quotaHeaders(facts.quota, c.get("now"))) c.header(name, value);
  }
  c.header("Cache-Control", "no-store");
  const language = c.get("language") ?? "et";
  const body: z.infer<typeof ProblemBody> = {
    type: `/problems/${code}`,
    title: messages[language][code],
    status,
    errCode: code,
    instance: c.get("requestId"),
    ...(facts.detail ? { detail: facts.detail } : {}),
    ...(facts.errors ? { errors: facts.errors.map((one) => presentProblem(one, language)) } : {}),
    ...(facts.alternatives
      ? { alternatives: facts.alternatives.slice(0, 3).map(instantText) }
      : {}),
    ...(facts.triesLeft === undefined ? {} : { triesLeft: facts.triesLeft }),
    ...(facts.rescheduleUrl ? { rescheduleUrl: facts.rescheduleUrl } : {}),
    ...(facts.cancelUrl ? { cancelUrl: facts.cancelUrl } : {}),
    ...(facts.purpose ? { purpose: facts.purpose } : {}),
    ...(facts.receivedBytes === undefined ? {} : { receivedBytes: facts.receivedBytes }),
    ...(facts.changed?.length ? { changed: facts.changed } : {}),
    ...(facts.missing ? { missing: facts.missing } : {}),
    ...(facts.terms ? { terms: facts.terms } : {}),
    ...(facts.mostCents === undefined ? {} : { mostCents: facts.mostCents }),
    ...(facts.suitability
      ? { suitability: presentBookingVerdict(facts.suitability, c.get("language") ?? "et") }
      : {}),
    ...(facts.proofs ? { proofs: facts.proofs } : {}),
    ...(facts.secondStep
      ? {
        secondStep: { ...facts.secondStep, expiresAt: instantText(facts.secondStep.expiresAt) },
      }
      : {}),
    ...(facts.decision
      ? {
        decision: {
          outcome: facts.decision.outcome,
          decidedAt: instantText(facts.decision.decidedAt),
        },
      }
      : {}),
  };
  return c.body(JSON.stringify(body), status, { "Content-Type": "application/problem+json" });
}

/** RFC 6750: a token that was sent and does not work is named as such. */
function challengeOf(code: ErrorCode): string {
  return code.startsWith("ERR_KEY_") ? 'Bearer error="invalid_token"' : "Bearer";
}

function asRefusal(error: Error): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    if (error.status === 400 && error.message.includes("JSON")) {
      return new DomainError("ERR_MALFORMED_JSON");
    }
    if (error.status === 413) return new DomainError("ERR_TOO_LARGE");
    if (error.status === 415) return new DomainError("ERR_UNSUPPORTED_MEDIA_TYPE");
    return new DomainError("ERR_INVALID_INPUT");
  }
  return new DomainError("ERR_INTERNAL");
}
