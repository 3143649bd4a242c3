import { Buffer } from "node:buffer";
import type { invitees, scheduledEvents } from "../schema/scheduling.ts";
import type {
  formerBookings,
  recommendations,
  therapySessionComments,
  therapySessionHistory,
  therapySessions,
} from "../schema/therapy-sessions.ts";
import type { Booking } from "./demo-bookings.ts";
import { day, type DemoDay, demoId, homeZone, hour } from "./demo-day.ts";
import { accountOf, userIdOf } from "./demo-people.ts";
import { accountIdOf } from "./demo-schedules.ts";
import { therapistIdOf } from "./demo-therapists.ts";
import { hash } from "./seeded-random.ts";

type SessionRows = {
  scheduledEvents: (typeof scheduledEvents.$inferInsert)[];
  invitees: (typeof invitees.$inferInsert)[];
  therapySessions: (typeof therapySessions.$inferInsert)[];
  formerBookings: (typeof formerBookings.$inferInsert)[];
  therapySessionHistory: (typeof therapySessionHistory.$inferInsert)[];
  therapySessionComments: (typeof therapySessionComments.$inferInsert)[];
  recommendations: (typeof recommendations.$inferInsert)[];
};

export type EncryptText = (text: string, rowId: string) => Uint8Array;

export function sessionRows(
  bookings: Booking[],
  origin: string,
  encryptText: EncryptText,
  demoDay: DemoDay,
): SessionRows {
  const linked = linkedBookings(bookings, demoDay);
  return {
    scheduledEvents: [...Map.groupBy(linked, ({ eventName }) => eventName).values()].map(eventRow),
    invitees: linked.map(inviteeRow),
    therapySessions: linked.filter(({ movedTo }) => !movedTo)
      .map((booking) => sessionRow(booking, origin, encryptText)),
    formerBookings: linked.filter(({ movedTo }) => movedTo).map((booking) => ({
      therapySessionId: booking.id,
      inviteeUri: bookingUris(booking, origin).inviteeUri,
    })),
    therapySessionHistory: linked.flatMap(historyRows),
    therapySessionComments: linked.flatMap((booking) => commentRows(booking, encryptText)),
    recommendations: linked.flatMap(recommendationRows),
  };
}

type LinkedBooking = Booking & ReturnType<typeof courseOf> & {
  movedFrom: LinkedBooking | null;
  movedTo: LinkedBooking | null;
};

function linkedBookings(bookings: Booking[], demoDay: DemoDay): LinkedBooking[] {
  const byName = new Map<string, LinkedBooking>();
  for (const booking of bookings) {
    const { client, name, session } = booking;
    const movedFrom = byName.get(`${client.email}/${session.movedFrom}`) ?? null;
    const course = courseOf(booking, demoDay, movedFrom?.cancelledAt ?? null);
    const id = movedFrom?.id ?? course.id;
    const linked: LinkedBooking = { ...booking, ...course, id, movedFrom, movedTo: null };
    if (movedFrom) movedFrom.movedTo = linked;
    byName.set(name, linked);
  }
  return [...byName.values()];
}

function courseOf(booking: Booking, demoDay: DemoDay, movedAt: number | null) {
  const { session, therapist, client, name, eventName, time } = booking;
  const id = demoId("therapy-session", name);
  const soonest = Math.min(time.startsAt, demoDay.startsAt);
  const bookable = time.startsAt - therapist.availability.horizonDays * day;
  const daysBefore = soonest - (4 + hash(name) % 6) * day - hash(id) % (10 * hour);
  const createdAt = movedAt ?? Math.max(daysBefore, bookable);
  const cancelledAt = session.status === "cancelled"
    ? soonest - (session.cancelledHoursBefore ?? 48) * hour
    : null;
  const finishedAt = session.status === "finished" ? time.endsAt : null;
  const ratedAt = session.rating ? Math.min(time.endsAt + 20 * hour, demoDay.startsAt) : null;
  const missedAt = session.noShow ? Math.min(time.endsAt + hour / 2, demoDay.startsAt) : null;
  const talkedAt = finishedAt ?? createdAt;
  return {
    id,
    eventId: demoId("scheduled-event", eventName),
    inviteeId: demoId("invitee", name),
    userId: userIdOf(client.email),
    createdAt,
    cancelledAt,
    finishedAt,
    ratedAt,
    missedAt,
    updatedAt: ratedAt ?? missedAt ?? cancelledAt ?? finishedAt ?? createdAt,
    requestedAt: Math.min(talkedAt + hour, demoDay.startsAt - 1),
    answeredAt: Math.min(talkedAt + 3 * hour, demoDay.startsAt),
  };
}

function eventRow(guests: LinkedBooking[]): SessionRows["scheduledEvents"][number] {
  const [booking] = guests as [LinkedBooking, ...LinkedBooking[]];
  const { client, session, therapist, eventType, time, cancelledAt } = booking;
  const createdAt = Math.min(...guests.map((guest) => guest.createdAt));
  return {
    id: booking.eventId,
    accountId: accountIdOf(therapist.slug),
    eventTypeId: eventType.id,
    name: eventType.name,
    status: cancelledAt ? "canceled" : "active",
    startsAt: time.startsAt,
    endsAt: time.endsAt,
    meetingType: session.meetingType,
    place: time.place ?? "",
    canceledAt: cancelledAt,
    canceledBy: cancelledAt ? client.name : null,
    createdAt,
    updatedAt: cancelledAt ?? createdAt,
  };
}

function inviteeRow(booking: LinkedBooking): SessionRows["invitees"][number] {
  const { client, inviteeId, eventId, createdAt, cancelledAt } = booking;
  return {
    id: inviteeId,
    eventId,
    email: client.email,
    emailKey: client.email,
    name: client.name,
    timeZone: homeZone,
    status: cancelledAt ? "canceled" : "active",
    answers: [],
    tracking: {},
    oldInviteeId: booking.movedFrom?.inviteeId ?? null,
    newInviteeId: booking.movedTo?.inviteeId ?? null,
    createdAt,
    updatedAt: cancelledAt ?? createdAt,
  };
}

function sessionRow(
  booking: LinkedBooking,
  origin: string,
  encryptText: EncryptText,
): SessionRows["therapySessions"][number] {
  const { id, session, therapist, offer, time, cancelledAt, movedFrom } = booking;
  return {
    id,
    therapistId: therapistIdOf(therapist.slug),
    userId: booking.userId,
    ...bookingUris(booking, origin),
    status: session.status,
    startsAt: time.startsAt,
    endsAt: time.endsAt,
    timeZone: therapist.availability.timeZone,
    practiceType: offer.type,
    intro: offer.intro ?? false,
    priceCents: offer.priceCents,
    meetingType: session.meetingType,
    place: time.place ?? "",
    cancellationNoticeHours: 24,
    rating: session.rating ?? null,
    ratedAt: booking.ratedAt,
    noteSealed: session.note ? Buffer.from(encryptText(session.note, id)) : null,
    cancelledAt,
    cancelledBy: cancelledAt ? "client" : null,
    lastMove: movedFrom && {
      at: booking.createdAt,
      by: "client",
      reason: null,
      from: { startsAt: movedFrom.time.startsAt, endsAt: movedFrom.time.endsAt },
    },
    noShowAt: booking.missedAt,
    calendarSequence: Number(movedFrom !== null) + Number(cancelledAt !== null),
    hasNeutralUid: true,
    createdAt: movedFrom?.createdAt ?? booking.createdAt,
    updatedAt: booking.updatedAt,
  };
}

function bookingUris({ eventId, inviteeId }: LinkedBooking, origin: string) {
  const eventUri = `${origin}/api/calendly/scheduled_events/${eventId}`;
  return { eventUri, inviteeUri: `${eventUri}/invitees/${inviteeId}` };
}

function historyRows(booking: LinkedBooking): SessionRows["therapySessionHistory"] {
  const { id, name, therapist, movedFrom, movedTo } = booking;
  const actors = { client: booking.userId, therapist: accountOf(therapist.slug), clock: null };
  const row = (
    action: string,
    at: number | null,
    actor: keyof typeof actors,
    [fromStatus, toStatus]: [string | null, string],
  ) =>
    at === null ? [] : [{
      id: demoId("history", name, action),
      therapySessionId: id,
      at,
      actor,
      actorUserId: actors[actor],
      action,
      fromStatus,
      toStatus,
    }];
  return [
    movedFrom
      ? row("reschedule", booking.createdAt, "client", ["booked", "booked"]).map((moved) => ({
        ...moved,
        fromStartsAt: movedFrom.time.startsAt,
        fromEndsAt: movedFrom.time.endsAt,
        toStartsAt: booking.time.startsAt,
        toEndsAt: booking.time.endsAt,
      }))
      : row("book", booking.createdAt, "client", [null, "booked"]),
    row("finish", booking.finishedAt, "clock", ["booked", "finished"]),
    row("no-show", booking.missedAt, "therapist", ["finished", "finished"]),
    row("cancel", movedTo ? null : booking.cancelledAt, "client", ["booked", "cancelled"]),
  ].flat();
}

function commentRows(
  booking: LinkedBooking,
  encryptText: EncryptText,
): SessionRows["therapySessionComments"] {
  const { id, name, session, therapist, userId, requestedAt, answeredAt } = booking;
  const row = (comment: string, isTherapistComment: boolean, createdAt: number) => {
    const commentId = demoId("comment", name, isTherapistComment ? "therapist" : "client");
    return {
      id: commentId,
      therapySessionId: id,
      authorUserId: isTherapistComment ? accountOf(therapist.slug) : userId,
      isTherapistComment,
      commentSealed: Buffer.from(encryptText(comment, commentId)),
      createdAt,
      updatedAt: createdAt,
    };
  };
  return [
    ...(session.clientComment ? [row(session.clientComment, false, requestedAt)] : []),
    ...(session.therapistComment ? [row(session.therapistComment, true, answeredAt)] : []),
  ];
}

function recommendationRows(booking: LinkedBooking): SessionRows["recommendations"] {
  const { id, name, session, answeredAt } = booking;
  if (!session.recommendation) return [];
  return [{
    id: demoId("recommendation", name),
    therapySessionId: id,
    ...session.recommendation,
    createdAt: answeredAt,
  }];
}
