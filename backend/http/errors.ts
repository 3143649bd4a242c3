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
import { profileParts } from "../domain/profile.ts";
import type { Language } from "../domain/text.ts";
import { uploadMaxBytes } from "../domain/upload.ts";
import { withoutParameters } from "../domain/without-parameters.ts";
import { FieldProblemBody, presentProblem } from "./field-problems.ts";
import type { Env } from "./router.ts";
import { BookingVerdictBody, presentBookingVerdict } from "./suitability/booking-verdict-body.ts";
import { instantText } from "./version.ts";

const messages: Record<Language, Record<ErrorCode, string>> = { et, en, ru };

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

export const statusOf = {
  ERR_INVALID_INPUT: 400,
  ERR_MALFORMED_JSON: 400,
  ERR_UNKNOWN_HOST: 400,
  ERR_INVALID_TOKEN: 400,
  ERR_WEAK_PASSWORD: 400,
  ERR_INVALID_CODE: 400,
  ERR_CODE_EXPIRED: 409,
  ERR_PASSWORD_REQUIRED: 403,
  ERR_UNAUTHORIZED: 401,
  ERR_BAD_CREDENTIALS: 401,
  ERR_EMAIL_NOT_VERIFIED: 403,
  ERR_SIGN_IN_FAILED: 403,
  ERR_SIGN_IN_CANCELLED: 403,
  ERR_EMAIL_MISSING: 403,
  ERR_PROVIDER_EMAIL_UNVERIFIED: 403,
  ERR_WRONG_PASSWORD: 403,
  ERR_FORBIDDEN: 403,
  ERR_CROSS_SITE: 403,
  ERR_NOT_FOUND: 404,
  ERR_METHOD_NOT_ALLOWED: 405,
  ERR_DUPLICATE_ENTITY: 409,
  ERR_ACCOUNT_EXISTS: 409,
  ERR_LAST_SIGN_IN_METHOD: 409,
  ERR_SLOT_TAKEN: 409,
  ERR_SLOT_NOT_OFFERED: 409,
  ERR_SEATS_BOOKED: 409,
  ERR_CLIENT_BUSY: 409,
  ERR_PARTICIPANT_BUSY: 409,
  ERR_HOLD_EXPIRED: 409,
  ERR_PRICE_CHANGED: 409,
  ERR_BOOKING_CHANGED: 409,
  ERR_PRACTICE_NOT_OFFERED: 409,
  ERR_ONCE_PER_CLIENT: 409,
  ERR_NO_NEW_CLIENTS: 409,
  ERR_WAITLIST_ONLY: 409,
  ERR_OWN_CALENDAR: 409,
  ERR_TOO_MANY_BOOKINGS: 409,
  ERR_OFFER_ENDED: 409,
  ERR_SEATS_LEFT: 409,
  ERR_NOT_SUITABLE: 409,
  ERR_ASK_FIRST: 409,
  ERR_OWN_DRAFT: 403,
  ERR_CAUTION_UNREAD: 409,
  ERR_APPROVAL_NEEDED: 409,
  ERR_BOOK_AT_ONCE: 409,
  ERR_TOO_LATE_TO_REQUEST: 409,
  ERR_REQUEST_ENDED: 409,
  ERR_PREPAYMENT_NEEDED: 409,
  ERR_TOO_LATE_TO_PAY: 409,
  ERR_ORDER_ENDED: 409,
  ERR_QUESTION_OPEN: 409,
  ERR_QUESTION_ENDED: 409,
  ERR_QUESTION_FULL: 409,
  ERR_TOO_MANY_QUESTIONS: 409,
  ERR_SECRET_LINK_USED: 409,
  ERR_SECRET_LINK_ENDED: 409,
  ERR_TOO_MANY_SECRET_LINKS: 409,
  ERR_COURSE_CLOSED: 403,
  ERR_COURSE_CODE: 404,
  ERR_TOO_MANY_COURSES: 409,
  ERR_PACKAGE_ENDED: 409,
  ERR_PACKAGE_UNFIT: 409,
  ERR_PACKAGE_USED_UP: 409,
  ERR_TOO_MANY_PACKAGES: 409,
  ERR_GIFT_CARD_UNKNOWN: 404,
  ERR_GIFT_CARD_BLOCKED: 409,
  ERR_GIFT_CARD_EXPIRED: 409,
  ERR_BALANCE_TOO_LOW: 409,
  ERR_NOTHING_TO_PAY: 409,
  ERR_ALREADY_PAID: 409,
  ERR_ALREADY_SENT: 409,
  ERR_PAYMENT_ENDED: 409,
  ERR_REFUND_TOO_LARGE: 409,
  ERR_TOO_MANY_WAITING_LISTS: 409,
  ERR_TOO_MANY_SAVED_SEARCHES: 409,
  ERR_SEARCH_TOO_WIDE: 422,
  ERR_COMPANION_CALENDAR: 409,
  ERR_OWN_COMPANION: 409,
  ERR_TEAM_FULL: 409,
  ERR_TEAM_OWNER: 409,
  ERR_TOO_MANY_TEAMS: 409,
  ERR_BOOK_AT_PROVIDER: 409,
  ERR_RESCHEDULE_AT_PROVIDER: 409,
  ERR_CANCEL_AT_PROVIDER: 409,
  ERR_AVAILABILITY_AT_PROVIDER: 409,
  ERR_CALENDAR_ADDRESS: 400,
  ERR_CALL_LINK: 400,
  ERR_CALENDAR_UNREADABLE: 400,
  ERR_CALENDAR_UNREACHABLE: 400,
  ERR_ILLEGAL_TRANSITION: 409,
  ERR_ALREADY_DECIDED: 409,
  ERR_NOT_SENT: 409,
  ERR_PROFILE_INCOMPLETE: 409,
  ERR_NOT_CONFIRMED: 409,
  ERR_REQUEST_IN_PROGRESS: 409,
  ERR_NOT_FINISHED: 409,
  ERR_RATING_CLOSED: 409,
  ERR_NOBODY_MET: 409,
  ERR_REVIEW_EXISTS: 409,
  ERR_PERSONAL_DETAILS: 409,
  ERR_PRACTICE_OPEN: 409,
  ERR_BOOKING_NOT_CONFIRMED: 409,
  ERR_CONSENT_REQUIRED: 409,
  ERR_UPCOMING_SESSIONS: 409,
  ERR_INVITATION_ADDRESS: 403,
  ERR_INVITATION_USED: 409,
  ERR_INVITATION_REVOKED: 409,
  ERR_INVITATION_EXPIRED: 409,
  ERR_WRONG_OFFSET: 409,
  ERR_QUOTA_REACHED: 409,
  ERR_VIDEO_TOO_LONG: 400,
  ERR_PICTURE_TOO_SMALL: 400,
  ERR_DOCUMENT_UNREADABLE: 400,
  ERR_DOCUMENT_ACTIVE: 400,
  ERR_UPLOAD_IN_USE: 409,
  ERR_FILE_NOT_USABLE: 400,
  ERR_STALE: 412,
  ERR_TOO_LARGE: 413,
  ERR_TOO_MANY_ROWS: 400,
  ERR_UNSUPPORTED_MEDIA_TYPE: 415,
  ERR_RANGE_NOT_SATISFIABLE: 416,
  ERR_IDEMPOTENCY_MISMATCH: 422,
  ERR_TOO_MANY_REQUESTS: 429,
  ERR_INTERNAL: 500,
  ERR_PROVIDER_UNAVAILABLE: 503,
  ERR_UNAVAILABLE: 503,
  ERR_STORAGE_FULL: 507,
} as const satisfies Record<ErrorCode, number>;

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

export function answerError(error: Error, c: Context<Env>): Response {
  const refusal = asRefusal(error);
  if (refusal.code === "ERR_INTERNAL") {
    const safe = withoutParameters(error) as Error;
    console.error(JSON.stringify({
      level: "error",
      requestId: c.get("requestId"),
      error: safe.stack ?? String(safe),
    }));
  }
  return problem(c, refusal);
}

/** An error response (RFC 9457). */
export function problem(c: Context<Env>, { code, facts }: DomainError): Response {
  const status = statusOf[code];
  if (status === 401) c.header("WWW-Authenticate", "Bearer");
  if (facts.retryAfter) c.header("Retry-After", String(Math.ceil(facts.retryAfter)));
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
      ? { alternatives: facts.alternatives.slice(0, 3).map((at) => new Date(at).toISOString()) }
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
