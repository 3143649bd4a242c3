import { DomainError } from "../errors.ts";
import { type Rule, rulesOf } from "../rule.ts";
import {
  type AssessedPractice,
  type Assessment,
  isMainNeed,
  type SuitabilityContent,
} from "./assessment.ts";
import type { BookingVerdict } from "./booking-verdict.ts";
import type { GivenClearance } from "./clearance.ts";
import { conditionOf } from "./questionnaire.ts";

/** What a person says to have read before a booking. */
export type Acknowledgement = {
  rulesVersion: number;
  /** Ids of rules. */
  rules: string[];
  /** Whether the person has read the conditions of the practice. */
  conditions: boolean;
  /** Whether the practitioner may see the warnings. */
  share: boolean;
};

/** What a person has acknowledged before a booking. `acknowledgedAt` in ms. */
export type Acknowledged = {
  practice: string;
  verdict: BookingVerdict["verdict"];
  rules: Pick<Rule, "id" | "fact" | "severity">[];
  rulesVersion: number;
  conditions: boolean;
  acknowledgedAt: number;
  /** By which a practice with the verdict "ask" was booked. */
  clearance?: GivenClearance;
};

/** An acknowledgement stored with the session, or with the request for one. `sharedAt` in ms. */
export type SuitabilityRecord = {
  id: string;
  userId: string;
  booking: { therapySessionId: string } | { sessionRequestId: string };
  acknowledged: Acknowledged;
  /** Since when the practitioner may see the warnings; null while they are hidden. */
  sharedAt: number | null;
};

/** Null for a practice that the content does not know. */
export function bookingVerdict(
  content: SuitabilityContent,
  { practices, retired, skippedSafety }: Assessment,
  practice: string,
): BookingVerdict | null {
  const { facts, rules, rulesVersion } = content;
  const assessed = [...practices, ...retired].find(({ code }) => code === practice);
  if (!assessed) return null;
  const applying = assessed.reasons.map(({ rule }) => rule);
  const known = new Set(applying.map(({ id }) => id));
  return {
    practice,
    verdict: assessed.verdict,
    reasons: assessed.reasons.map(({ rule, answer }) => ({
      rule,
      question: facts.find(({ id }) => id === rule.fact)?.question ?? answer.option.label,
    })),
    rulesVersion,
    conditions: skippedSafety.length === 0
      ? []
      : rulesOf(practice, rules).filter(({ id }) => !known.has(id))
        .map((rule) => ({ ...rule, condition: conditionOf(rule.fact, content) })),
    instead: practicesInstead(content, practices, assessed),
    clearance: null,
  };
}

const mostInstead = 5;

function practicesInstead(
  { practices }: SuitabilityContent,
  all: AssessedPractice[],
  { fits: { needs } }: AssessedPractice,
): string[] {
  const helping = new Set(
    practices.filter((one) => needs.length === 0 || needs.some((need) => isMainNeed(one, need)))
      .map(({ code }) => code),
  );
  return all.filter(({ code, verdict, score }) =>
    verdict === "ok" && score > 0 && helping.has(code)
  ).slice(0, mostInstead).map(({ code }) => code);
}

/**
 * What to record with a booking, or null when there is nothing to acknowledge. ERR_NOT_SUITABLE, ERR_ASK_FIRST without
 * a clearance, ERR_STALE for other rules than those in force, ERR_CAUTION_UNREAD. A rule that does not apply is ignored.
 * `reveals`: whether the refusal names the reasons. `now` in ms.
 */
export function requireAcknowledged(
  suitability: BookingVerdict,
  given: Acknowledgement | undefined,
  { reveals, now }: { reveals: boolean; now: number },
): Acknowledged | null {
  const { practice, verdict, reasons, rulesVersion, conditions, clearance } = suitability;
  const facts = reveals ? { suitability } : {};
  if (verdict === "no") throw new DomainError("ERR_NOT_SUITABLE", facts);
  if (verdict === "ask" && !clearance) throw new DomainError("ERR_ASK_FIRST", facts);
  const rules = reasons.map(({ rule: { id, fact, severity } }) => ({ id, fact, severity }));
  if (rules.length === 0 && conditions.length === 0) return null;
  if (!given) throw new DomainError("ERR_CAUTION_UNREAD", facts);
  if (given.rulesVersion !== rulesVersion) throw new DomainError("ERR_STALE", facts);
  const isRead = rules.every(({ id }) => given.rules.includes(id)) &&
    (conditions.length === 0 || given.conditions);
  if (!isRead) throw new DomainError("ERR_CAUTION_UNREAD", facts);
  return {
    practice,
    verdict,
    rules,
    rulesVersion,
    conditions: conditions.length > 0,
    acknowledgedAt: now,
    ...(clearance && { clearance }),
  };
}
