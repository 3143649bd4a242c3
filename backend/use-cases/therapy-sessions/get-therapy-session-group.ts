import { DomainError } from "../../domain/errors.ts";
import { requireRole, type TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export type SessionGroup = {
  seats: number;
  /** How many people are in line for a seat. */
  waiting: number;
  sessions: TherapySessionEntry[];
};

/** The sessions of all clients of the same time, for its practitioner. ERR_NOT_FOUND, ERR_FORBIDDEN. */
export async function getTherapySessionGroup(
  { persistence: { therapySessions, waitingLists }, scheduling }: Pick<
    Ports,
    "persistence" | "scheduling"
  >,
  { account }: Context,
  { id }: { id: string },
): Promise<SessionGroup> {
  const { session, by } = requireRole(await therapySessions.find(id), account);
  if (by !== "therapist") throw new DomainError("ERR_FORBIDDEN");
  const sessions = await therapySessions.listOfEvent(session.eventUri);
  const entries = await Promise.all(
    sessions.map((one) => therapySessions.findEntry(one.id, false)),
  );
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
