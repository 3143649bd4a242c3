import fc from "fast-check";
import type { Answer, KillableServer } from "./killable-server.ts";
import { expectAsModelled } from "./observed-state.ts";
import { type Booking, type Hold, type Model } from "./model.ts";
import { minute } from "backend/domain/duration.ts";

type Command = fc.AsyncCommand<Model, KillableServer>;

/**
 * One step of a simulation: `may` says whether it makes sense now, `run` does it in the app and
 * in the model.
 */
export function step(
  name: string,
  run: (model: Model, app: KillableServer) => Promise<void>,
  may: (model: Model) => boolean = () => true,
): Command {
  return {
    check: may,
    async run(model, app) {
      await run(model, app);
      await expectAsModelled(model, app);
    },
    toString: () => name,
  };
}

export const pick = <Item>(items: readonly Item[], nth: number): Item | undefined =>
  items[nth % Math.max(1, items.length)];

/** Each client of each simulation has a network address of its own. */
export function addressOf({ userId }: { userId: string }): string {
  return `10.${userId.slice(-6).match(/../g)!.map((byte) => parseInt(byte, 16)).join(".")}`;
}

export const instant = (at: number) => new Date(at).toISOString();

export function bookingRequest(
  model: Model,
  client: number,
  practitioner: number,
  startsAt: number,
  hold?: Hold,
) {
  const { userId, email } = model.world.clients[client]!;
  return {
    as: userId,
    from: addressOf({ userId }),
    body: {
      event_type: model.world.practitioners[practitioner]!.eventType,
      start_time: instant(startsAt),
      invitee: { name: `Client ${userId}`, email, timezone: "Europe/Tallinn" },
      ...(hold && { hold: { id: hold.id, secret: hold.secret } }),
    },
  };
}

export function addBooking(
  model: Model,
  answer: Answer,
  client: number,
  practitioner: number,
  startsAt: number,
) {
  const { uri, event } = answer.body["resource"] as unknown as { uri: string; event: string };
  const booking: Booking = {
    inviteeUri: uri,
    eventUri: event,
    practitioner,
    client,
    startsAt,
    endsAt: startsAt + model.terms[practitioner]!.durationMinutes * minute,
    cancelled: false,
    sessionId: null,
    rating: null,
    noShowAt: null,
    ratedAt: null,
    movedFrom: null,
  };
  model.bookings.push(booking);
  return booking;
}

export const nth = fc.nat(1000);
export const who = { client: fc.nat(2), practitioner: fc.nat(1), nth };

export const inJournal = (model: Model) =>
  model.bookings.filter(({ sessionId }) => sessionId !== null);
