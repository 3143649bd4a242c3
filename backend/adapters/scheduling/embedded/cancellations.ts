import { and, eq } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { invitees, scheduledEvents } from "db/schema/scheduling.ts";
import { DomainError } from "../../../domain/errors.ts";

type Cancellation = { by: string; reason: string; now: number };

/** Cancels an event, or one guest of it: the event stands as long as somebody else comes. Returns the account. */
export async function cancelIn(
  tx: Connection,
  { eventId, inviteeId }: { eventId: string; inviteeId?: string },
  { by, reason, now }: Cancellation,
): Promise<string> {
  const [event] = await tx.select().from(scheduledEvents).where(eq(scheduledEvents.id, eventId));
  if (!event) throw new DomainError("ERR_NOT_FOUND");
  const invited = await tx.select({ id: invitees.id, status: invitees.status }).from(invitees)
    .where(eq(invitees.eventId, eventId));
  if (inviteeId && !invited.some(({ id }) => id === inviteeId)) {
    throw new DomainError("ERR_NOT_FOUND");
  }
  if (event.status === "canceled") return event.accountId;
  const leaving = invited.filter(({ id, status }) =>
    status === "active" && (inviteeId === undefined || id === inviteeId)
  );
  const staying = invited.filter(({ status }) => status === "active").length - leaving.length;
  const canceled = { status: "canceled" as const, updatedAt: now };
  for (const { id } of leaving) {
    await tx.update(invitees).set(canceled)
      .where(and(eq(invitees.id, id), eq(invitees.status, "active")));
  }
  if (staying > 0) return event.accountId;
  await tx.update(scheduledEvents)
    .set({ ...canceled, canceledAt: now, canceledBy: by, cancelReason: reason })
    .where(eq(scheduledEvents.id, eventId));
  return event.accountId;
}
