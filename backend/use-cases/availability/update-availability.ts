import {
  type BookingConflict,
  bookingsOutside,
  type UpcomingBooking,
} from "../../domain/availability-conflicts.ts";
import type { AvailabilityDraft } from "../../domain/availability-draft.ts";
import { requireGoodDraft } from "../../domain/availability-problems.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { offerFreedTimes } from "../waiting-lists/offer-freed-times.ts";
import type { Context } from "../context.ts";
import {
  describeAvailability,
  type OwnAvailability,
  ownEditor,
  sessionDurations,
} from "./own-availability.ts";

export async function updateAvailability(
  ports: Pick<Ports, "auth" | "scheduling" | "persistence">,
  { account, now }: Context,
  { draft, version }: { draft: AvailabilityDraft; version: number | undefined },
): Promise<OwnAvailability & { conflicts: BookingConflict[] }> {
  const own = await ownEditor(ports, account);
  requireGoodDraft(draft, now, { durations: await sessionDurations(ports, own.ownerUri) });
  const before = await own.editor.find(own.ownerUri);
  if (!before) throw new DomainError("ERR_NOT_FOUND");
  const sheet = await own.editor.replace(own.ownerUri, draft, { version, now });
  await offerFreedTimes(ports, account.therapistId!, now);
  const bookings = await own.editor.listUpcoming(own.ownerUri, now);
  const outside = bookingsOutside(sheet, bookings, before.places);
  return {
    ...await describeAvailability(ports, own, sheet, now),
    conflicts: await Promise.all(outside.map((booking) => conflictOf(ports, booking))),
  };
}

async function conflictOf(
  { persistence }: Pick<Ports, "persistence">,
  { inviteeUri, inviteeName, startsAt, endsAt }: UpcomingBooking,
): Promise<BookingConflict> {
  const session = await persistence.therapySessions.findByInvitee(inviteeUri);
  return { therapySessionId: session?.id ?? null, startsAt, endsAt, clientName: inviteeName };
}
