import { consentInForce } from "../../domain/consent.ts";
import type { Rule } from "../../domain/rule.ts";
import type { SuitabilityRecord } from "../../domain/suitability/acknowledgement.ts";
import type { GivenClearance } from "../../domain/suitability/clearance.ts";
import type { Text } from "../../domain/text.ts";
import { requireRole } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordSessionRead } from "../data-access/record-session-read.ts";

type Warning = {
  severity: Rule["severity"];
  /** The question that the client affirmed. */
  question: Text;
  /** Null when the rule no longer exists. */
  reason: Text | null;
};

export type SessionSuitability = {
  /** Of the caller's own booking; null for every other caller. */
  acknowledged: SuitabilityRecord | null;
  /** What the practitioner sees. */
  shared: Warning[];
  /** By which the practitioner let the client book; null for other callers. */
  clearance: GivenClearance | null;
};

/** For the client and, as far as the client agreed, the practitioner. ERR_NOT_FOUND for others. */
export async function getTherapySessionSuitability(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<SessionSuitability> {
  const { session, by } = requireRole(await persistence.therapySessions.find(id), account);
  const read = { session, by, kind: "session-flags" } as const;
  if (by === "admin") await recordSessionRead(persistence, { account, now }, read);
  const record = await persistence.suitabilityRecords.ofBooking({ therapySessionId: session.id });
  const acknowledged = record && record.userId === account.userId ? record : null;
  const isReader = by === "therapist" || acknowledged !== null;
  const clearance = isReader && record?.acknowledged.clearance || null;
  if (clearance) await recordSessionRead(persistence, { account, now }, read);
  const hidden = { acknowledged, shared: [], clearance };
  if (!record || !isReader || record.sharedAt === null) return hidden;
  const consents = await persistence.consents.list(record.userId);
  if (!consentInForce(consents, "test-sharing")) return hidden;
  await recordSessionRead(persistence, { account, now }, read);
  const { facts, rules } = await persistence.suitabilityContents.current();
  const shared = record.acknowledged.rules.flatMap(({ id, fact, severity }) => {
    const question = facts.find((each) => each.id === fact)?.question;
    const reason = rules.find((each) => each.id === id)?.reason ?? null;
    return question ? [{ severity, question, reason }] : [];
  });
  return { acknowledged, shared, clearance };
}
