import { and, asc, eq, gt, lt } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import {
  calendarImports,
  importedBusyTimes,
  invitees,
  scheduledEvents,
} from "db/schema/scheduling.ts";
import type { Busy } from "../../../domain/availability.ts";
import type { SlotReason } from "../../../domain/slot-reasons.ts";
import type { NamedBusy } from "../../../ports/scheduling/availability.ts";
import type { Addresses } from "./addresses.ts";
import type { Calendar } from "./calendar.ts";

const nobody = { eventUri: null, inviteeUri: null, inviteeName: null, importName: null };

/** The reasons with the names of what is in the way. */
export function nameBusyTimes(
  connection: Connection,
  { account }: Calendar,
  reasons: SlotReason[],
  addresses: Addresses,
): Promise<SlotReason<NamedBusy>[]> {
  return Promise.all(reasons.map(async (reason) => {
    if (!("time" in reason)) return reason;
    return { ...reason, time: { ...reason.time, ...await nameOf(reason.time) } };
  }));

  function nameOf(time: Busy): Promise<typeof nobody | Omit<NamedBusy, keyof Busy>> {
    if (time.kind === "held") return Promise.resolve(nobody);
    return time.kind === "imported" ? importBehind(time) : bookingBehind(time);
  }

  async function importBehind({ startsAt, endsAt }: Busy) {
    const [row] = await connection.select({ importName: calendarImports.name })
      .from(importedBusyTimes)
      .innerJoin(calendarImports, eq(calendarImports.id, importedBusyTimes.importId))
      .where(and(
        eq(importedBusyTimes.accountId, account.id),
        gt(importedBusyTimes.endsAt, startsAt),
        lt(importedBusyTimes.startsAt, endsAt),
      ))
      .orderBy(asc(importedBusyTimes.startsAt))
      .limit(1);
    return { ...nobody, ...row };
  }

  async function bookingBehind({ startsAt }: Busy) {
    const [row] = await connection
      .select({
        eventId: scheduledEvents.id,
        inviteeId: invitees.id,
        inviteeName: invitees.name,
      })
      .from(scheduledEvents)
      .innerJoin(invitees, eq(invitees.eventId, scheduledEvents.id))
      .where(and(
        eq(scheduledEvents.accountId, account.id),
        eq(scheduledEvents.status, "active"),
        eq(scheduledEvents.startsAt, startsAt),
        eq(invitees.status, "active"),
      ))
      .orderBy(asc(invitees.createdAt))
      .limit(1);
    if (!row) return nobody;
    const { eventId, inviteeId, inviteeName } = row;
    return {
      ...nobody,
      eventUri: addresses.event(eventId),
      inviteeUri: addresses.invitee(eventId, inviteeId),
      inviteeName,
    };
  }
}
