import { minute } from "../../../domain/duration.ts";
import { DomainError } from "../../../domain/errors.ts";
import { canMove } from "../../../domain/booking.ts";
import type { Invitee, ScheduledEvent } from "../../../domain/scheduling.ts";
import type { RescheduleRequest } from "../../../ports/scheduling/time-holds.ts";
import type { NewBooking } from "../../../ports/scheduling/time-holds.ts";
import type { CalendlyTimes } from "./available-times.ts";
import { hasLocation } from "./booking-body.ts";
import type { CalendlyConnection } from "./connection.ts";
import type { CalendlyEventTypes } from "./event-types.ts";
import type { KnownEventType } from "./resources.ts";
import type { CalendlyEvents } from "./scheduled-events.ts";

type Booked = { event: ScheduledEvent; invitee: Invitee };

type Parts = {
  connection: CalendlyConnection;
  types: CalendlyEventTypes;
  times: CalendlyTimes;
  events: CalendlyEvents;
  book: (request: NewBooking, now: number, replaced: Booked) => Promise<Booked>;
  cancelEvent: (eventUri: string, reason: string) => Promise<void>;
};

export function calendlyReschedule({ connection, types, times, events, book, cancelEvent }: Parts) {
  return async function reschedule(
    { inviteeUri, startsAt, meetingType, by, reason }: RescheduleRequest,
    now: number,
  ): Promise<Booked> {
    const old = await events.findInvitee(inviteeUri);
    if (!old) throw new DomainError("ERR_NOT_FOUND");
    const { event, invitee } = old;
    if (!canMove(old, now)) throw new DomainError("ERR_ILLEGAL_TRANSITION");
    const request = {
      eventTypeUri: event.eventTypeUri,
      startsAt,
      meetingType: meetingType ?? event.meetingType,
      invitee: {
        name: invitee.name,
        email: invitee.email,
        phone: invitee.phone,
        timeZone: invitee.timeZone,
      },
      answers: invitee.answers,
      tracking: invitee.tracking,
    };
    if (!await isPossible(old, request, now)) throw atProvider(invitee);
    const moved = await rebook(old, request, now);
    try {
      await cancelEvent(event.uri, reason || `moved by ${by}`);
    } catch (error) {
      await cancelEvent(moved.event.uri, "").catch(() => {});
      throw error;
    } finally {
      times.forget();
    }
    return { event: moved.event, invitee: { ...moved.invitee, oldInviteeUri: invitee.uri } };
  };

  async function isPossible(
    { event }: Booked,
    request: NewBooking,
    now: number,
  ): Promise<boolean> {
    if (!connection.capabilities.booking) return false;
    const type = await types.known(event.eventTypeUri);
    return type !== null && type.active && isComplete(type, request) &&
      hasLocation(type, request) && await canRebook(event.uri) &&
      !await isBlockedByOld(type, event, request.startsAt, now);
  }

  /** One guest of several cannot cancel through the API, and a new booking would lose payments and guests. */
  async function canRebook(eventUri: string): Promise<boolean> {
    const guests = await events.listGuests(eventUri);
    const active = guests?.filter(({ invitee }) => invitee.status === "active") ?? [];
    return active.length === 1 && !active[0]!.losesDetails;
  }

  async function isBlockedByOld(
    type: KnownEventType,
    event: ScheduledEvent,
    startsAt: number,
    now: number,
  ): Promise<boolean> {
    const near = 180 * minute;
    const endsAt = startsAt + type.durationMinutes * minute;
    const isNear = startsAt < event.endsAt + near && event.startsAt - near < endsAt;
    return isNear && !await times.isOpen(type, startsAt, now);
  }

  async function rebook(old: Booked, request: NewBooking, now: number): Promise<Booked> {
    try {
      return await book(request, now, old);
    } catch (error) {
      if (connection.capabilities.booking) throw error;
      throw atProvider(old.invitee);
    }
  }
}

function isComplete({ questions }: KnownEventType, { answers }: NewBooking): boolean {
  return questions.every(({ name, required }) =>
    !required || answers.some(({ question, answer }) => question === name && answer.trim() !== "")
  );
}

function atProvider({ rescheduleUrl }: Invitee): DomainError {
  return new DomainError("ERR_RESCHEDULE_AT_PROVIDER", {
    ...(rescheduleUrl !== null && { rescheduleUrl }),
  });
}
