import type { Rule } from "../rule.ts";
import type { Acknowledged } from "./acknowledgement.ts";
import type { BookingVerdict } from "./booking-verdict.ts";
import { compareVerdicts } from "./verdict.ts";

export const warningCauses = ["rules", "answers"] as const;

/** What changed since the booking: the rules, or the client's own answers. */
export type WarningCause = (typeof warningCauses)[number];

type KnownRule = Pick<Rule, "id" | "fact" | "severity">;

/** Why a booked session turned. `from`: the verdict that the client knows. */
export type WarningContent = {
  practice: string;
  from: BookingVerdict["verdict"];
  to: Rule["severity"];
  /** Those that the client has not read. */
  rules: KnownRule[];
  rulesVersion: number;
};

/** A booked session whose verdict became stricter after the booking. Instants in ms. */
export type SessionWarning = {
  id: string;
  userId: string;
  therapySessionId: string;
  cause: WarningCause;
  content: WarningContent;
  foundAt: number;
};

/** What the client has not read about a booked session; null when there is nothing. `known`: what was acknowledged. */
export function unreadWarning(
  verdict: BookingVerdict | null,
  known: Pick<Acknowledged, "rules" | "verdict"> | null,
): WarningContent | null {
  if (!verdict || verdict.verdict === "ok") return null;
  const read = new Map((known?.rules ?? []).map((rule) => [rule.id, rule.severity]));
  const rules = verdict.reasons.map(({ rule: { id, fact, severity } }) => ({ id, fact, severity }))
    .filter(({ id, severity }) => {
      const before = read.get(id);
      return before === undefined || compareVerdicts(severity, before) > 0;
    });
  if (rules.length === 0) return null;
  const { practice, rulesVersion } = verdict;
  return { practice, from: known?.verdict ?? "ok", to: verdict.verdict, rules, rulesVersion };
}

/** Whether a warning says nothing that the open one does not say. */
export function isSaid(open: WarningContent, next: WarningContent): boolean {
  return compareVerdicts(next.to, open.to) <= 0 &&
    next.rules.every(({ id, severity }) =>
      open.rules.some((each) => each.id === id && compareVerdicts(severity, each.severity) <= 0)
    );
}

/** Whether a warning that replaces the open one is mailed: only when its verdict is stricter. */
export function needsMail(
  open: Pick<WarningContent, "to">,
  next: Pick<WarningContent, "to">,
): boolean {
  return compareVerdicts(next.to, open.to) > 0;
}

/** What the client has read after keeping the session. `now` in ms. */
export function keptAcknowledgement(
  verdict: BookingVerdict,
  known: Acknowledged | null,
  now: number,
): Acknowledged {
  return {
    practice: verdict.practice,
    verdict: verdict.verdict,
    rules: verdict.reasons.map(({ rule: { id, fact, severity } }) => ({ id, fact, severity })),
    rulesVersion: verdict.rulesVersion,
    conditions: known?.conditions ?? false,
    acknowledgedAt: now,
    ...(known?.clearance && { clearance: known.clearance }),
  };
}
