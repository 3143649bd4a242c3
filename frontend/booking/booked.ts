import { appointmentTitle, calendarLinks } from "backend/domain/calendar-links.ts";
import type { components } from "../api/schema.d.ts";
import { currentLanguage } from "../i18n/i18n.ts";
import type { TherapySession } from "../therapy-sessions/therapy-session.ts";
import type { Booked } from "./booking-state.ts";

/** A booking whose mailbox was proven; its links work without signing in. */
export function bookedByCode(
  booking: components["schemas"]["BookedSession"],
  { signedIn }: { signedIn: boolean },
): Booked {
  const { calendarLinks: { google, outlook, file }, manageUrl, id } = booking;
  const [page, token] = manageUrl.split("#");
  return {
    ...booking,
    calendars: { google, outlook },
    calendarFile: { href: file },
    moveHref: `${page}?open=move#${token}`,
    cancelHref: `${page}?open=cancel#${token}`,
    journalHref: signedIn ? journalHref(id) : null,
  };
}

/** A booking of the signed-in person, which the journal changes and cancels. */
export function bookedSession(session: TherapySession, { email }: Pick<Booked, "email">): Booked {
  const { id, startsAt, endsAt, timeZone, meetingType, place, callLink } = session;
  const href = journalHref(id);
  return {
    ...session,
    // A package pays all of it, at any price.
    paidCents: session.packageId === null ? session.paidCents : session.priceCents,
    email,
    eventUri: session.eventUrl,
    inviteeUri: session.eventInviteeUrl,
    calendars: calendarLinks({
      title: appointmentTitle[currentLanguage()],
      startsAt: Date.parse(startsAt),
      endsAt: Date.parse(endsAt),
      timeZone,
      place: meetingType === "IN_PERSON" ? place : callLink ?? "",
      details: [new URL(href, location.origin).href],
    }),
    calendarFile: { sessionId: id },
    moveHref: `/journal?move=${id}`,
    cancelHref: `/journal?cancel=${id}`,
    journalHref: href,
  };
}

function journalHref(id: string): string {
  return `/journal#session-${id}`;
}
