import { hour } from "./duration.ts";
import { DomainError } from "./errors.ts";
import { sessionFromBooking } from "./therapy-session.ts";

export const startsAt = Date.parse("2026-11-24T16:15:00Z");
export const endsAt = startsAt + hour;

/** A booked session of one hour, with a cancellation notice of 24 hours. */
export const booked = sessionFromBooking(
  {
    event: {
      uri: "https://calendar.example/events/1",
      eventTypeUri: "https://calendar.example/event_types/1",
      ownerUri: "https://calendar.example/users/1",
      name: "Massage",
      status: "active",
      startsAt,
      endsAt,
      timeZone: "Europe/Tallinn",
      meetingType: "IN_PERSON",
      place: "Telliskivi 60a, Tallinn",
      guests: { total: 1, active: 1, limit: 1 },
      canceledBy: null,
      cancelReason: null,
      createdAt: 0,
      updatedAt: 0,
    },
    invitee: {
      uri: "https://calendar.example/events/1/invitees/1",
      eventUri: "https://calendar.example/events/1",
      email: "mari@example.ee",
      name: "Mari",
      phone: null,
      timeZone: "Europe/Tallinn",
      status: "active",
      answers: [],
      tracking: {},
      oldInviteeUri: null,
      newInviteeUri: null,
      rescheduleUrl: null,
      cancelUrl: null,
      noShow: false,
      createdAt: 0,
      updatedAt: 0,
    },
  },
  { id: "therapist", cancellationNoticeHours: 24, lateCancelPercent: 100, noShowPercent: 100 },
  { type: "MASSAGE", intro: false, priceCents: 5500 },
  { id: "session", userId: "client" },
  startsAt - 72 * hour,
);

/** The code of the thrown DomainError, or "none". */
export function code(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return "none";
}
