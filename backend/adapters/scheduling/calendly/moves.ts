import { DomainError } from "../../../domain/errors.ts";
import type { Invitee, ScheduledEvent } from "../../../domain/scheduling.ts";
import type { BookingRequest, RescheduleRequest } from "../../../ports/scheduling.ts";
import type { CalendlyTimes } from "./available-times.ts";
import { isNameable } from "./booking-body.ts";
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
  book: (request: BookingRequest, now: number, replaced: Booked) => Promise<Booked>;
  cancelOnce: (eventUri: string, reason: string) => Promise<void>;
};

const minute = 60_000;

/** Moving is booking anew and then giving up the old time: the provider has no other way but its own page. */
export function calendlyMoves({ connection, types, times, events, book, cancelOnce }: Parts) {
  return async function reschedule(
    { inviteeUri, startsAt, meetingType, by, reason }: RescheduleRequest,
    now: number,
  ): Promise<Booked> {
    const old = await events.findInvitee(inviteeUri);
    if (!old) throw new DomainError("ERR_NOT_FOUND");
    const { event, invitee } = old;
    const isOver = event.status !== "active" || invitee.status !== "active" ||
      event.startsAt <= now;
    if (isOver) throw new DomainError("ERR_ILLEGAL_TRANSITION");
    const request = {
      eventTypeUri: event.eventTypeUri,
      startsAt,
      meetingType: meetingType ?? event.meetingType,
      invitee: { name: invitee.name, email: invitee.email, timeZone: invitee.timeZone },
      answers: invitee.answers,
      tracking: invitee.tracking,
    };
    if (!await isPossible(old, request, now)) throw atProvider(invitee);
    const moved = await movedTo(old, request, now);
    try {
      await cancelOnce(event.uri, reason || `moved by ${by}`);
    } catch (error) {
      // Both or neither: the new one goes when the old one cannot.
      await cancelOnce(moved.event.uri, "").catch(() => {});
      throw error;
    } finally {
      times.forget();
    }
    return { event: moved.event, invitee: { ...moved.invitee, oldInviteeUri: invitee.uri } };
  };

  async function isPossible(
    { event }: Booked,
    request: BookingRequest,
    now: number,
  ): Promise<boolean> {
    if (!connection.capabilities.booking) return false;
    const type = await types.known(event.eventTypeUri);
    return type !== null && type.active && isComplete(type, request) &&
      isNameable(type, request) && await isFree(event.uri) &&
      !await isOwnTime(type, event, request.startsAt, now);
  }

  /** Alone, for one guest of several cannot leave through the API, and with nothing that would be lost on the way. */
  async function isFree(eventUri: string): Promise<boolean> {
    const guests = await events.listGuests(eventUri);
    const active = guests?.filter(({ invitee }) => invitee.status === "active") ?? [];
    return active.length === 1 && !active[0]!.isBound;
  }

  /** A time that only the old booking keeps: nothing is free there until that one is gone. */
  async function isOwnTime(
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

  async function movedTo(old: Booked, request: BookingRequest, now: number): Promise<Booked> {
    try {
      return await book(request, now, old);
    } catch (error) {
      if (connection.capabilities.booking) throw error;
      throw atProvider(old.invitee);
    }
  }
}

/** What was asked since the old booking was made, nobody has answered. */
function isComplete({ questions }: KnownEventType, { answers }: BookingRequest): boolean {
  return questions.every(({ name, required }) =>
    !required || answers.some(({ question, answer }) => question === name && answer.trim() !== "")
  );
}

function atProvider({ rescheduleUrl }: Invitee): DomainError {
  return new DomainError("ERR_RESCHEDULE_AT_PROVIDER", {
    ...(rescheduleUrl !== null && { rescheduleUrl }),
  });
}
