import { day } from "../duration.ts";
import type { AppliedRule, Rule } from "../rule.ts";

/** A practitioner lets a person book a practice although the test says to ask first. Instants in ms. */
export type Clearance = {
  id: string;
  questionId: string;
  therapistId: string;
  userId: string;
  /** A domain value code of THERAPY_TYPE. */
  practiceType: string;
  /** Those that applied when the question was written. */
  rules: AppliedRule[];
  rulesVersion: number;
  reason: string;
  clearedAt: number;
  validUntil: number;
  /** When the practitioner took it back. */
  endedAt: number | null;
};

/** What a booking records of the clearance it relied on. */
export type GivenClearance = Pick<
  Clearance,
  "rules" | "rulesVersion" | "reason" | "clearedAt" | "validUntil"
>;

export const clearanceDays = { min: 1, usual: 90, max: 365 } as const;

/** When (ms) a clearance given at `now` ends. */
export function clearedUntil(days: number, now: number): number {
  return now + days * day;
}

export function isInForce(
  { validUntil, endedAt }: Pick<Clearance, "validUntil" | "endedAt">,
  now: number,
): boolean {
  return endedAt === null && now < validUntil;
}

/**
 * Whether the practitioner knew of every reason to ask first. A rule that became stricter since, or applies only since
 * then, is not covered, and the verdict "no" never is. `now` in ms.
 */
export function covers(
  clearance: Clearance,
  { practice, verdict, reasons }: {
    practice: string;
    verdict: "ok" | Rule["severity"];
    reasons: { rule: AppliedRule }[];
  },
  now: number,
): boolean {
  if (verdict !== "ask" || clearance.practiceType !== practice) return false;
  if (!isInForce(clearance, now)) return false;
  return reasons.every(({ rule }) =>
    rule.severity !== "ask" ||
    clearance.rules.some(({ id, fact, severity }) =>
      id === rule.id && fact === rule.fact && severity === "ask"
    )
  );
}

export function givenClearance(
  { rules, rulesVersion, reason, clearedAt, validUntil }: Clearance,
): GivenClearance {
  return { rules, rulesVersion, reason, clearedAt, validUntil };
}
