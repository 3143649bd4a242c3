import { z } from "@hono/zod-openapi";
import { questionLimits } from "../../domain/client-question.ts";
import { severities } from "../../domain/rule.ts";
import type { Acknowledgement } from "../../domain/suitability/acknowledgement.ts";
import type { BookingVerdict } from "../../domain/suitability/booking-verdict.ts";
import type { GivenClearance } from "../../domain/suitability/clearance.ts";
import type { Language } from "../../domain/text.ts";
import { instantText } from "../version.ts";

const mostRules = 200;
const RuleId = z.string().max(100);
const Version = z.int().min(1).max(1_000_000);

const ReasonBody = z.object({
  rule: RuleId,
  severity: z.enum(severities),
  fact: z.string().max(40),
  question: z.string().max(500).openapi({ description: "The question that the person affirmed" }),
  reason: z.string().max(500),
  source: z.string().max(300).openapi({ description: "The guidance that the rule follows" }),
}).openapi("BookingReason");

const ConditionBody = z.object({
  severity: z.enum(severities),
  condition: z.string().max(500).openapi({ description: "To whom the rule applies" }),
  reason: z.string().max(500),
  source: z.string().max(300),
}).openapi("BookingCondition");

export const ClearanceBody = z.object({
  reason: z.string().max(questionLimits.reasonLength).openapi({
    description: "Why the practitioner finds it possible",
  }),
  clearedAt: z.iso.datetime(),
  validUntil: z.iso.datetime(),
}).openapi("Clearance", {
  description:
    "After a question, the practitioner lets this client book this practice for a limited time, although the test says `ask`",
});

export const BookingVerdictBody = z.object({
  practice: z.string().max(40).openapi({ description: "A domain value code of THERAPY_TYPE" }),
  verdict: z.enum(["ok", ...severities]).openapi({
    description:
      "`caution`: acknowledge the reasons; `ask`: only with a `clearance` of the practitioner, see `createClientQuestion`; `no`: not now",
  }),
  rulesVersion: Version,
  reasons: z.array(ReasonBody).max(mostRules).openapi({ description: "The strictest first" }),
  conditions: z.array(ConditionBody).max(mostRules).openapi({
    description:
      "All other rules about the practice, to read by a person who skipped a question about safety; else empty",
  }),
  instead: z.array(z.string().max(40)).max(20).openapi({
    description: "Codes of practices without a warning that help with the same, the best first",
  }),
  clearance: z.union([ClearanceBody, z.null()]).openapi({
    description: "With it the verdict `ask` is acknowledged like `caution`; else null",
  }),
}).openapi("BookingVerdict", {
  description:
    "What the caller's newest stored test says about a practice. In a refusal: for `ERR_NOT_SUITABLE`, `ERR_ASK_FIRST`, " +
    "`ERR_CAUTION_UNREAD` and `ERR_STALE` of a booking.",
  example: {
    practice: "BODY_PSYCHOTHERAPY",
    verdict: "caution",
    rulesVersion: 1,
    reasons: [{
      rule: "pregnancy-gentle-touch",
      severity: "caution",
      fact: "pregnancy",
      question: "Are you pregnant, or might you be?",
      reason: "Gentle work often suits, but the position has to be adapted.",
      source: "General safety advice for pregnancy and the time after birth",
    }],
    conditions: [],
    instead: ["PSYCHOTHERAPY"],
    clearance: null,
  },
});

export const BookingVerdictAnswer = z.object({
  verdict: z.union([BookingVerdictBody, z.null()]),
  clearance: z.union([ClearanceBody, z.null()]).openapi({
    description:
      "Of the practitioner for the caller. With a stored test, the one that covers its verdict.",
  }),
}).openapi("BookingVerdictAnswer", { example: { verdict: null, clearance: null } });

export const AcknowledgementBody = z.object({
  rulesVersion: Version,
  rules: z.array(RuleId).max(mostRules).default([]).openapi({
    description: "The rules that the person has read. Those that do not apply are ignored.",
  }),
  conditions: z.boolean().default(false).openapi({
    description: "Whether the person has read the conditions of the practice",
  }),
  share: z.boolean().default(false).openapi({
    description:
      "Whether the practitioner may see the warnings; records the consent to `test-sharing`",
  }),
}).openapi("Acknowledgement", {
  description:
    "What the person has read before booking. Without a stored test, and for a practice without a warning, it is ignored.",
  example: { rulesVersion: 1, rules: ["pregnancy-gentle-touch"], conditions: false, share: false },
}) satisfies z.ZodType<Acknowledgement>;

export const suitabilityRefusals = [
  "ERR_NOT_SUITABLE",
  "ERR_ASK_FIRST",
  "ERR_CAUTION_UNREAD",
  "ERR_STALE",
] as const;

export function presentClearance(
  { reason, clearedAt, validUntil }: GivenClearance,
): z.infer<typeof ClearanceBody> {
  return { reason, clearedAt: instantText(clearedAt), validUntil: instantText(validUntil) };
}

export function presentBookingVerdict(
  { practice, verdict, rulesVersion, reasons, conditions, instead, clearance }: BookingVerdict,
  language: Language,
): z.infer<typeof BookingVerdictBody> {
  return {
    practice,
    verdict,
    rulesVersion,
    reasons: reasons.map(({ rule: { id, severity, fact, reason, source }, question }) => ({
      rule: id,
      severity,
      fact,
      question: question[language],
      reason: reason[language],
      source: source.label[language],
    })),
    conditions: conditions.map(({ severity, condition, reason, source }) => ({
      severity,
      condition: condition[language],
      reason: reason[language],
      source: source.label[language],
    })),
    instead,
    clearance: clearance && presentClearance(clearance),
  };
}
