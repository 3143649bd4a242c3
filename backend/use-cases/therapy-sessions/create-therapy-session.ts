import { emailKey } from "../../domain/account.ts";
import { practiceOfType } from "../../domain/therapist.ts";
import { DomainError } from "../../domain/errors.ts";
import { sessionFromBooking, type TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { giveConsent } from "../user/consent-gate.ts";
import { applyProviderBooking } from "./provider-booking.ts";
import { saveBooking } from "./session-changes.ts";

export type NewTherapySession = {
  therapistId: string;
  userId: string;
  eventUrl: string;
  eventInviteeUrl: string;
};

export async function createTherapySession(
  { auth, persistence, scheduling }: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { account, now, language }: Context,
  { therapistId, userId, eventUrl, eventInviteeUrl }: NewTherapySession,
): Promise<{ session: TherapySessionEntry; created: boolean }> {
  if (userId !== account.userId) throw new DomainError("ERR_FORBIDDEN");
  if (!eventInviteeUrl.startsWith(`${eventUrl}/invitees/`)) throw notConfirmed();
  const confirmed = await scheduling.findInvitee(eventInviteeUrl);
  if (!confirmed) throw notConfirmed();
  if (emailKey(confirmed.invitee.email) !== emailKey(account.email)) {
    throw new DomainError("ERR_FORBIDDEN");
  }
  const therapist = await persistence.therapists.findByEventType(confirmed.event.eventTypeUri);
  const practice = therapist && practiceOfType(therapist, confirmed.event.eventTypeUri);
  if (!therapist || !practice || therapist.id !== therapistId) throw notConfirmed();

  if (confirmed.invitee.oldInviteeUri) {
    await applyProviderBooking({ persistence, scheduling }, confirmed, now);
  }
  return await persistence.transaction(async (repositories) => {
    const { therapySessions, users } = repositories;
    const known = await therapySessions.findByInvitee(confirmed.invitee.uri);
    // The email address of the booking may have belonged to another user then.
    if (known && known.userId !== userId) throw new DomainError("ERR_FORBIDDEN");
    if (known) return { session: await entry(known.id), created: false };
    const { event, invitee } = confirmed;
    if (event.status !== "active" || invitee.status !== "active") throw notConfirmed();
    const client = await users.find(userId);
    if (!client) throw new DomainError("ERR_UNAUTHORIZED");
    const id = persistence.newId();
    const session = sessionFromBooking(confirmed, therapist, practice, { id, userId }, now);
    // The booking page shows the terms next to its button; the page of a provider does not.
    if (!scheduling.provider) {
      const agreed = { userId, purpose: "bookings", language } as const;
      await giveConsent({ auth, persistence }, repositories, agreed, now);
    }
    await saveBooking(persistence, repositories, session, {
      actor: "client",
      actorUserId: client.id,
    });
    return { session: await entry(id), created: true };

    async function entry(id: string): Promise<TherapySessionEntry> {
      return (await therapySessions.findEntry(id, true))!;
    }
  });
}

function notConfirmed(): DomainError {
  return new DomainError("ERR_BOOKING_NOT_CONFIRMED");
}
