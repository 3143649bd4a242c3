import type { Invitee, ScheduledEvent } from "../../../domain/scheduling.ts";
import { recentlyUsed } from "../../../domain/recently-used.ts";
import type { Scheduling } from "../../../ports/scheduling.ts";
import type { Addresses } from "./addresses.ts";
import { isAskedOfPerson } from "./booking-body.ts";
import { type CalendlyClient, collectionOf, nextTokenOf, orNull } from "./client.ts";
import type { CalendlyConnection } from "./connection.ts";
import { badCursor } from "./event-types.ts";
import { intentIn } from "./intent.ts";
import {
  instantOf,
  listOf,
  ownerOf,
  type Raw,
  rawOf,
  readEvent,
  readInvitee,
  textOf,
} from "./resources.ts";

type Booked = {
  event: ScheduledEvent;
  invitee: Invitee;
  /** Tells our own bookings apart. */
  intent: string;
  /** Has what only the provider's own page takes along to another time. */
  isBound: boolean;
};
type Range = { from: number; to: number };

type Reads = Pick<
  Scheduling,
  | "listScheduledEvents"
  | "findScheduledEvent"
  | "findInvitee"
  | "listInviteesCreated"
  | "listInviteesChanged"
>;

export type CalendlyEvents = Reads & {
  /** Active bookings of one address that touch [from, to). */
  listOfInvitee(email: string, range: Range): Promise<Booked[]>;
  /** All who were ever booked for an event; null for none of the provider's. */
  listGuests(eventUri: string): Promise<Booked[] | null>;
};

/** How long an event of ours can be: what starts earlier has ended. */
const longest = 12 * 3_600_000;
/** What can change about a booking after it has begun: that nobody came. */
const lateChangeMs = 2 * 24 * 3_600_000;
/** So often (ms) is looked who did not come where nobody tells: the event itself does not show it. */
const absenceEvery = 10 * 60_000;

export function calendlyEvents(
  client: CalendlyClient,
  connection: CalendlyConnection,
  addresses: Addresses,
): CalendlyEvents {
  /** Guests of events that did not change since they were asked for: the reconcile job looks again and again. */
  const seen = recentlyUsed<string, Booked[]>(1000);

  async function read(raw: Raw): Promise<ScheduledEvent> {
    return readEvent(raw, addresses, await connection.zoneOf(ownerOf(raw, addresses)));
  }

  async function guestsOf(raw: Raw): Promise<Booked[]> {
    const event = await read(raw);
    const path = addresses.eventPath(event.uri);
    if (!path) return [];
    const guests = await client.getAll(`${path}/invitees`, {});
    return guests.map(rawOf).map((guest) => ({
      event,
      invitee: readInvitee(guest, addresses),
      intent: intentIn(guest),
      isBound: isBound(raw, guest),
    }));
  }

  async function listEvents(query: Record<string, string>): Promise<Raw[]> {
    const raws = await connection.ofAll((whose) =>
      client.getAll("scheduled_events", { ...whose, ...query, sort: "start_time:asc" })
    );
    return raws.map(rawOf);
  }

  /** Guests of those events that changed at or after `from`; only they are asked for. */
  async function guestsSince(from: number, raws: Raw[]): Promise<Booked[]> {
    const changed = raws.filter(({ created_at, updated_at }) =>
      Math.max(instantOf(created_at), instantOf(updated_at)) >= from
    );
    return (await Promise.all(changed.map((raw) => seenGuestsOf(raw)))).flat();
  }

  /** Guests of those events that have ended at `now`, as they were at most some minutes ago. */
  async function guestsOfEnded(now: number, raws: Raw[]): Promise<Booked[]> {
    if (connection.capabilities.webhooks || !client.hasSpare()) return [];
    const ended = raws.filter(({ status, end_time }) =>
      status !== "canceled" && instantOf(end_time) <= now
    );
    // Each at a moment of its own, so that not all are asked for at once.
    const turnOf = ({ created_at }: Raw) =>
      Math.floor((now + instantOf(created_at) % absenceEvery) / absenceEvery);
    return (await Promise.all(ended.map((raw) => seenGuestsOf(raw, turnOf(raw))))).flat();
  }

  async function seenGuestsOf(raw: Raw, turn = 0): Promise<Booked[]> {
    const key = `${raw.uri} ${raw.updated_at} ${turn}`;
    const known = seen.get(key);
    if (known) return known;
    const guests = await guestsOf(raw);
    if (raw.updated_at) seen.set(key, guests);
    return guests;
  }

  return {
    async listScheduledEvents({ ownerUri, inviteeEmail, status, limit, cursor }) {
      const nobodys = { items: [], nextCursor: null };
      if (ownerUri !== undefined && !addresses.userPath(ownerUri)) return nobodys;
      const ask = (whose: { organization?: string; user?: string }) =>
        client.get("scheduled_events", {
          ...whose,
          invitee_email: inviteeEmail?.toLowerCase(),
          status,
          count: String(limit),
          page_token: cursor,
          sort: "start_time:asc",
        });
      const asked = badCursor(
        ownerUri === undefined
          ? connection.ofAll(ask)
          : connection.ofOne(addresses.canonical(ownerUri), ask),
      );
      const answer = ownerUri === undefined ? await asked : await orNull(asked);
      if (answer === null) return nobodys;
      return {
        items: await Promise.all(collectionOf(answer).map((raw) => read(rawOf(raw)))),
        nextCursor: nextTokenOf(answer) ?? null,
      };
    },

    async findScheduledEvent(uri) {
      const path = addresses.eventPath(uri);
      const answer = path && await orNull(client.get(path));
      if (!answer) return null;
      const found = await guestsOf(rawOf(rawOf(answer).resource));
      const event = found[0]?.event ?? await read(rawOf(rawOf(answer).resource));
      return { event, invitees: found.map(({ invitee }) => invitee) };
    },

    async listGuests(uri) {
      const path = addresses.eventPath(uri);
      const answer = path && await orNull(client.get(path));
      return answer ? await guestsOf(rawOf(rawOf(answer).resource)) : null;
    },

    async findInvitee(uri) {
      const path = addresses.inviteePath(uri);
      if (!path) return null;
      const [event, invitee] = await Promise.all([
        orNull(client.get(path.replace(/\/invitees\/.*$/, ""))),
        orNull(client.get(path)),
      ]);
      if (!event || !invitee) return null;
      return {
        event: await read(rawOf(rawOf(event).resource)),
        invitee: readInvitee(rawOf(rawOf(invitee).resource), addresses),
      };
    },

    async listInviteesCreated({ from, to }) {
      // What was booked at or after `from` begins after it.
      const query = { status: "active", min_start_time: new Date(from).toISOString() };
      const found = await guestsSince(from, await listEvents(query));
      return found.filter(({ invitee: { createdAt, status } }) =>
        status === "active" && createdAt >= from && createdAt < to
      ).map(withoutIntent);
    },

    async listInviteesChanged({ from, to }) {
      const query = { min_start_time: new Date(from - lateChangeMs).toISOString() };
      const raws = await listEvents(query);
      const found = [...await guestsSince(from, raws), ...await guestsOfEnded(to, raws)];
      const changed = found.filter(({ event, invitee }) => {
        const changedAt = Math.max(event.updatedAt, invitee.updatedAt);
        return changedAt >= from && changedAt < to;
      });
      // What was asked for later is what is true now.
      const latest = new Map(changed.map((booked) => [booked.invitee.uri, booked]));
      return [...latest.values()].map(withoutIntent);
    },

    async listOfInvitee(email, { from, to }) {
      const query = {
        invitee_email: email,
        status: "active",
        min_start_time: new Date(from - longest).toISOString(),
        max_start_time: new Date(to).toISOString(),
      };
      const raws = await connection.ofAll((whose) =>
        client.getAll("scheduled_events", { ...whose, ...query })
      );
      const touching = raws.map(rawOf).filter(({ start_time, end_time }) =>
        instantOf(start_time) < to && instantOf(end_time) > from
      );
      const found = (await Promise.all(touching.map(guestsOf))).flat();
      return found.filter(({ invitee }) =>
        invitee.status === "active" && invitee.email.toLowerCase() === email
      );
    },
  };
}

/** A payment, further guests, and where the person said they want to be met or called. */
function isBound(event: Raw, { payment, text_reminder_number }: Raw): boolean {
  return Object.keys(rawOf(payment)).length > 0 || listOf(event.event_guests).length > 0 ||
    isAskedOfPerson(textOf(rawOf(event.location).type)) || textOf(text_reminder_number) !== "";
}

function withoutIntent({ event, invitee }: Booked) {
  return { event, invitee };
}
