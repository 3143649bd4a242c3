import type { Availability, Busy } from "backend/domain/availability.ts";
import { naiveStarts } from "backend/domain/naive-slots.testing.ts";
import type { Terms, World } from "./world.ts";

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export type Booking = {
  inviteeUri: string;
  eventUri: string;
  practitioner: number;
  /** Negative: somebody who has been erased. */
  client: number;
  startsAt: number;
  endsAt: number;
  bookedAt: number;
  /** Cancelled, by whomever. */
  cancelled: boolean;
  /** The journal's entry; null while only the provider knows of it. */
  sessionId: string | null;
  rating: number | null;
  noShowAt: number | null;
  ratedAt: number | null;
  rescheduledFrom: string | null;
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

/** What the house must be like, in plain lists. */
export type Model = {
  now: number;
  world: World;
  terms: Terms[];
  availability: Availability[];
  bookings: Booking[];
  holds: Hold[];
};

/** So long the browser has to tell the journal of a booking itself (ms). */
export const grace = 30_000;

export function livingHolds(model: Model): Hold[] {
  return model.holds.filter(({ expiresAt }) => expiresAt > model.now);
}

export function standing(model: Model): Booking[] {
  return model.bookings.filter(({ cancelled }) => !cancelled);
}

/** What takes a practitioner's time, but for one hold or booking: whoever has one start in a group is together. */
export function busyOf(model: Model, practitioner: number, except?: Hold | Booking): Busy[] {
  const all = [...standing(model), ...livingHolds(model)]
    .filter((taken) => taken.practitioner === practitioner && taken !== except);
  const seats = model.terms[practitioner]!.seats ?? 1;
  return [...Map.groupBy(all, ({ startsAt }) => startsAt).values()].map((together) => ({
    startsAt: together[0]!.startsAt,
    endsAt: together[0]!.endsAt,
    hasSeats: together.length < seats,
  }));
}

/** How many more may book a start that is free. */
export function seatsLeft(model: Model, practitioner: number, startsAt: number): number {
  const taken = [...standing(model), ...livingHolds(model)]
    .filter((one) => one.practitioner === practitioner && one.startsAt === startsAt);
  return (model.terms[practitioner]!.seats ?? 1) - taken.length;
}

/** The starts a practitioner has free in the next two weeks, by the second calculator. */
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
  return standing(model).some((other) =>
    other.client === client && other !== except && other.startsAt < endsAt &&
    other.endsAt > startsAt
  );
}

/** Time passes: the journal learns of what the browser never told it. */
export function statusOf(booking: Booking, now: number): "booked" | "finished" | "cancelled" {
  if (booking.cancelled) return "cancelled";
  return now >= booking.endsAt ? "finished" : "booked";
}
