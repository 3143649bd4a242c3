import { arrivalAt } from "../../domain/arrival.ts";
import { callLinkAt } from "../../domain/call-link.ts";
import { placeNames } from "../../domain/place-names.ts";
import { paidForSession } from "../../domain/money/session-money.ts";
import type { TherapySession } from "../../domain/therapy-session.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { SessionChange, SessionMailFacts } from "./session-mails.ts";

/** What the caller has just written about the booking of a session and needs not be read. */
export type MadeBooking = {
  clientTimeZone: string;
  hasCompanions: boolean;
  /** False while no money is on the session, or not all that was paid. */
  mayHaveMoney: boolean;
};

/** What the mails about a session need, or null when one of the two people no longer exists. */
export async function readSessionMailFacts(
  repositories: Repositories,
  session: TherapySession,
  change: SessionChange | null,
  now: number,
  made: MadeBooking | null = null,
): Promise<SessionMailFacts | null> {
  const { bookings, companions, therapists, users, domainValues, callLinks } = repositories;
  const therapist = await therapists.find(session.therapistId);
  const account = await users.find(session.userId);
  if (!therapist || !account) return null;
  // The page named this zone. Only bookings of the embedded scheduler are stored here.
  const timeZone = made?.clientTimeZone ??
    (await bookings.findInvitee(session.inviteeUri.split("/").at(-1)!))?.invitee.timeZone;
  const client = { ...account, timeZone: timeZone ?? account.timeZone };
  const therapistUser = therapist.userId ? await users.find(therapist.userId) : null;
  const taking: SessionMailFacts["companions"] = [];
  const others = made?.hasCompanions === false
    ? []
    : await companions.listOfEvent(session.eventUri);
  for (const { id, name, timeZone } of others) {
    const companion = await therapists.find(id);
    const user = companion?.userId ? await users.find(companion.userId) : null;
    const isActive = user !== null && user.disabledAt === null;
    const reader = isActive ? { ...user, email: companion!.email } : null;
    taking.push({ id, name, timeZone, reader });
  }
  // A payment of an order is put on the session after its booking.
  const money = made?.mayHaveMoney === false
    ? []
    : await repositories.sessionMoney.list(session.id);
  const values = await domainValues.list();
  const type = values.find(({ domainCode, code }) =>
    domainCode === "THERAPY_TYPE" && code === session.practiceType
  );
  return {
    session,
    change,
    therapist,
    therapistUser,
    client,
    companions: taking,
    paid: paidForSession(session, money, now),
    arrival: arrivalAt(session, await therapists.placesToMeet(therapist.id)),
    placeNames: placeNames(session.place, values),
    practice: session.intro ? null : type?.labels ?? null,
    call: session.meetingType === "VIDEO_CALL"
      ? callLinkAt(session, await callLinks.addressOf(session), now)
      : null,
  };
}
