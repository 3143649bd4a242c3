import type { components } from "../api/schema.d.ts";
import type { TherapySession } from "../therapy-sessions/therapy-session.ts";
import type { Booked } from "./booking-state.ts";

/** A booking whose mailbox was proven; its links work without signing in. */
export function bookedByCode(
  booking: components["schemas"]["BookedSession"],
  { signedIn }: { signedIn: boolean },
): Booked {
  const { calendarLinks: { file }, manageUrl, id } = booking;
  const [page, token] = manageUrl.split("#");
  return {
    ...booking,
    openHref: manageUrl,
    calendarFile: { href: file },
    moveHref: `${page}?open=move#${token}`,
    cancelHref: `${page}?open=cancel#${token}`,
    journalHref: signedIn ? journalHref(id) : null,
  };
}

/** A booking of the signed-in person, which the journal changes and cancels. */
export function bookedSession(session: TherapySession, { email }: Pick<Booked, "email">): Booked {
  const { id } = session;
  const href = journalHref(id);
  return {
    ...session,
    // A package pays all of it, at any price.
    paidCents: session.packageId === null ? session.paidCents : session.priceCents,
    email,
    eventUri: session.eventUrl,
    inviteeUri: session.eventInviteeUrl,
    openHref: new URL(href, location.origin).href,
    calendarFile: { sessionId: id },
    moveHref: `/journal?move=${id}`,
    cancelHref: `/journal?cancel=${id}`,
    journalHref: href,
  };
}

function journalHref(id: string): string {
  return `/journal#session-${id}`;
}
