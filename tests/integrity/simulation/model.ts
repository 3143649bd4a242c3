import type { Availability, Busy } from "backend/domain/availability.ts";
import { naiveStarts } from "backend/domain/naive-slots.testing.ts";
import type { Terms, World } from "./world.ts";
import { day, minute } from "backend/domain/duration.ts";

export type Booking = {
  inviteeUri: string;
  eventUri: string;
  practitioner: number;
  /** Negative for an erased client. */
  client: number;
  startsAt: number;
  endsAt: number;
  /** Cancelled by either side. */
  cancelled: boolean;
  /** Null until the step that booked has read it. */
  sessionId: string | null;
  rating: number | null;
  noShowAt: number | null;
  ratedAt: number | null;
  /** The start before the latest move. */
  movedFrom: number | null;
};

export type Hold = {
  id: string;
  secret: string;
  client: number;
  practitioner: number;
  startsAt: number;
  endsAt: number;
  expiresAt: number;
};

/** The expected state of the app, in plain lists. */
export type Model = {
  now: number;
  world: World;
  terms: Terms[];
  availability: Availability[];
  bookings: Booking[];
  holds: Hold[];
};

export function activeHolds(model: Model): Hold[] {
  return model.holds.filter(({ expiresAt }) => expiresAt > model.now);
}

function activeBookings(model: Model): Booking[] {
  return model.bookings.filter(({ cancelled }) => !cancelled);
}

/**
 * What blocks a practitioner's time, except for one hold or booking; guests of one group share a
 * start.
 */
export function busyOf(model: Model, practitioner: number, except?: Hold | Booking): Busy[] {
  const all = [...activeBookings(model), ...activeHolds(model)]
    .filter((taken) => taken.practitioner === practitioner && taken !== except);
  const seats = model.terms[practitioner]!.seats ?? 1;
  return [...Map.groupBy(all, ({ startsAt }) => startsAt).values()].map((together) => ({
    startsAt: together[0]!.startsAt,
    endsAt: together[0]!.endsAt,
    hasSeats: together.length < seats,
  }));
}

/** How many more guests may book a free start. */
export function seatsLeft(model: Model, practitioner: number, startsAt: number): number {
  const taken = [...activeBookings(model), ...activeHolds(model)]
    .filter((one) => one.practitioner === practitioner && one.startsAt === startsAt);
  return (model.terms[practitioner]!.seats ?? 1) - taken.length;
}

/** The free starts of a practitioner in the next two weeks, computed independently. */
export function freeStarts(model: Model, practitioner: number, except?: Hold | Booking): number[] {
  const { durationMinutes } = model.terms[practitioner]!;
  return naiveStarts(model.availability[practitioner]!, busyOf(model, practitioner, except), {
    durationMinutes,
    from: model.now + minute,
    to: model.now + minute + 14 * day,
    now: model.now,
  });
}

export function isClientBusy(
  model: Model,
  client: number,
  startsAt: number,
  endsAt: number,
  except?: Booking,
): boolean {
  return activeBookings(model).some((other) =>
    other.client === client && other !== except && other.startsAt < endsAt &&
    other.endsAt > startsAt
  );
}

/** Moves time on; the journal then has the bookings that browsers never reported. */
export function statusOf(booking: Booking, now: number): "booked" | "finished" | "cancelled" {
  if (booking.cancelled) return "cancelled";
  return now >= booking.endsAt ? "finished" : "booked";
}
