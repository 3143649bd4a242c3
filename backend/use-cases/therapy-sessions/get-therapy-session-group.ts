import { DomainError } from "../../domain/errors.ts";
import { requireRole, type TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordReads } from "../data-access/record-reads.ts";

export type SessionGroup = {
  seats: number;
  /** How many people are in line for a seat. */
  waiting: number;
  sessions: TherapySessionEntry[];
};

/** The sessions of all clients of the same time, for its practitioner. ERR_NOT_FOUND, ERR_FORBIDDEN. */
export async function getTherapySessionGroup(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<SessionGroup> {
  const { therapySessions, waitingLists } = persistence;
  const { session, by } = requireRole(await therapySessions.find(id), account);
  if (by !== "therapist") throw new DomainError("ERR_FORBIDDEN");
  const sessions = await therapySessions.listOfEvent(session.eventUri);
  const entries = await Promise.all(
    sessions.map((one) => therapySessions.findEntry(one.id, false)),
  );
  const reads = sessions.map((one) => {
    return { userId: one.userId, kind: "session" as const, subjectId: one.id };
  });
  await recordReads(persistence, { account, now, role: "practitioner" }, reads);
  const booked = await scheduling.findScheduledEvent(session.eventUri).catch(refusedAsNull);
  const taken = sessions.filter(({ status }) => status !== "cancelled").length;
  const waiting = await waitingLists.listForSeat(session.therapistId, session.startsAt);
  return {
    waiting: waiting.length,
    seats: Math.max(taken, booked?.event.guests.limit ?? 1),
    sessions: entries.filter((entry) => entry !== null),
  };
}

/** The participants are known without the provider. */
function refusedAsNull(error: unknown): null {
  if (error instanceof DomainError) return null;
  throw error;
}
