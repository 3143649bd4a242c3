import type { Deliveries } from "./deliveries.ts";
import { guestsOf, openTimes } from "./open-times.ts";
import { denied } from "./errors.ts";
import {
  type Answer,
  type Cancellation,
  type Event,
  type EventType,
  type Invitee,
  type Location,
  type Tracking,
  trackingKeys,
  type World,
} from "./state.ts";
import { minute } from "backend/domain/duration.ts";

export type Booking = {
  type: EventType;
  startsAt: number;
  email: string;
  name: string;
  phone?: string | null;
  timeZone: string;
  location: Location | null;
  answers: Answer[];
  tracking: Tracking;
  method: Invitee["method"];
};

export function trackingOf(given: (key: (typeof trackingKeys)[number]) => unknown): Tracking {
  const entries = trackingKeys.map((key) => {
    const value = given(key);
    return [key, typeof value === "string" && value !== "" ? value.slice(0, 255) : null];
  });
  return Object.fromEntries(entries) as Tracking;
}

/** What happens to bookings, through the API or on a hosted page. */
export function bookingsIn(world: World, deliveries: Deliveries) {
  function isOpen(type: EventType, startsAt: number): boolean {
    return openTimes(world, type, startsAt, startsAt + 1).length > 0;
  }

  /** Books an open time. The request was validated before. */
  function add(booking: Booking, old: Invitee | null = null): Invitee {
    const now = world.clock();
    const { type, startsAt } = booking;
    const shared = world.events.find((event) =>
      event.status === "active" && event.type === type && event.startsAt === startsAt
    );
    const event: Event = shared ?? {
      uuid: world.nextId(),
      type,
      status: "active",
      startsAt,
      endsAt: startsAt + type.durationMinutes * minute,
      location: booking.location ?? type.locations?.[0] ?? null,
      cancellation: null,
      guests: [],
      createdAt: now,
      updatedAt: now,
    };
    if (!shared) world.events.push(event);
    event.updatedAt = now;
    const { email, name, phone = null, timeZone, answers, tracking, method } = booking;
    const invitee: Invitee = {
      uuid: world.nextId(),
      event,
      email,
      name,
      phone,
      timeZone,
      status: "active",
      answers,
      tracking,
      rescheduled: false,
      old,
      new: null,
      cancellation: null,
      noShow: null,
      method,
      payment: null,
      createdAt: now,
      updatedAt: now,
    };
    world.invitees.push(invitee);
    if (old) old.new = invitee;
    deliveries.notifyInvitee("invitee.created", invitee);
    return invitee;
  }

  /** Cancels an event with all its guests. */
  function cancelEvent(event: Event, by: Omit<Cancellation, "createdAt">): void {
    if (event.status === "canceled") throw denied("Event is already canceled");
    if (event.startsAt <= world.clock()) throw denied("Event in the past");
    const guests = guestsOf(world, event);
    event.status = "canceled";
    event.cancellation = { ...by, createdAt: world.clock() };
    event.updatedAt = world.clock();
    for (const guest of guests) endSeat(guest, by);
  }

  /** Cancels one guest; the event is cancelled with its last guest. */
  function cancelInvitee(invitee: Invitee, by: Omit<Cancellation, "createdAt">, isMoved = false) {
    if (invitee.status === "canceled") throw denied("Event is already canceled");
    const { event } = invitee;
    invitee.rescheduled = isMoved;
    endSeat(invitee, by);
    event.updatedAt = world.clock();
    if (guestsOf(world, event).length > 0) return;
    event.status = "canceled";
    event.cancellation = { ...by, createdAt: world.clock() };
  }

  function endSeat(invitee: Invitee, by: Omit<Cancellation, "createdAt">): void {
    invitee.status = "canceled";
    invitee.cancellation = { ...by, createdAt: world.clock() };
    invitee.updatedAt = world.clock();
    deliveries.notifyInvitee("invitee.canceled", invitee);
  }

  /** Replaces a booking by a new one and links both. */
  function move(invitee: Invitee, startsAt: number): Invitee {
    if (!isOpenFor(invitee, startsAt)) throw denied("That time is not available");
    const { email, name, phone, timeZone, answers, event } = invitee;
    const lost = trackingOf(() => null);
    const moved = { email, name, phone, timeZone, answers, location: event.location };
    deliveries.hold();
    cancelInvitee(invitee, { canceled_by: name, reason: null, canceler_type: "invitee" }, true);
    const added = add({
      ...moved,
      type: event.type,
      startsAt,
      tracking: world.settings.losesTracking ? lost : invitee.tracking,
      method: "instant_book",
    }, invitee);
    // Sent once both are linked, as the provider does.
    deliveries.letGo();
    return added;
  }

  /** A booking does not block its own move. */
  function isOpenFor(invitee: Invitee, startsAt: number): boolean {
    const { event } = invitee;
    if (guestsOf(world, event).length > 1) return isOpen(event.type, startsAt);
    event.status = "canceled";
    const open = isOpen(event.type, startsAt);
    event.status = "active";
    return open;
  }

  function markNoShow(invitee: Invitee): NonNullable<Invitee["noShow"]> {
    if (!invitee.noShow) {
      invitee.noShow = { uuid: world.nextId(), createdAt: world.clock() };
      invitee.updatedAt = world.clock();
      deliveries.notifyInvitee("invitee_no_show.created", invitee);
    }
    return invitee.noShow;
  }

  function takeNoShowBack(invitee: Invitee): void {
    invitee.noShow = null;
    invitee.updatedAt = world.clock();
    deliveries.notifyInvitee("invitee_no_show.deleted", invitee);
  }

  return { isOpen, add, cancelEvent, cancelInvitee, move, markNoShow, takeNoShowBack };
}

export type Bookings = ReturnType<typeof bookingsIn>;
