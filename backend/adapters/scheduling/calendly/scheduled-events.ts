import { LRUCache } from "lru-cache";
import { day, hour, minute } from "../../../domain/duration.ts";
import type { Invitee, ScheduledEvent } from "../../../domain/scheduling.ts";
import type { Scheduling } from "../../../ports/scheduling.ts";
import type { Addresses } from "./addresses.ts";
import { isChosenByInvitee } from "./booking-body.ts";
import { type CalendlyClient, collectionOf, nextTokenOf, orNull } from "./client.ts";
import type { CalendlyConnection } from "./connection.ts";
import { checkCursor } from "./event-types.ts";
import { bookingKeyIn } from "./booking-key.ts";
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
  bookingKey: string;
  losesDetails: boolean;
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
  listOfInvitee(email: string, range: Range): Promise<Booked[]>;
  listGuests(eventUri: string): Promise<Booked[] | null>;
};

const longestEvent = 12 * hour;
const lateChangeMs = 2 * day;
/** How often (ms) ended events are checked for no-show marks without webhooks: a mark does not change the event. */
const noShowInterval = 10 * minute;

export function calendlyEvents(
  client: CalendlyClient,
  connection: CalendlyConnection,
  addresses: Addresses,
): CalendlyEvents {
  /** Guests by event version, because the reconcile job reads the same events repeatedly. */
  const seen = new LRUCache<string, Booked[]>({ max: 2000 });

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
      bookingKey: bookingKeyIn(guest),
      losesDetails: losesDetails(raw, guest),
    }));
  }

  async function listEvents(query: Record<string, string>): Promise<Raw[]> {
    const raws = await connection.ofAll((whose) =>
      client.getAll("scheduled_events", { ...whose, ...query, sort: "start_time:asc" })
    );
    return raws.map(rawOf);
  }

  async function guestsSince(from: number, raws: Raw[]): Promise<Booked[]> {
    const changed = raws.filter(({ created_at, updated_at }) =>
      Math.max(instantOf(created_at), instantOf(updated_at)) >= from
    );
    return (await Promise.all(changed.map((raw) => seenGuestsOf(raw)))).flat();
  }

  async function guestsOfEnded(now: number, raws: Raw[]): Promise<Booked[]> {
    if (connection.capabilities.webhooks || !client.hasSpare()) return [];
    const ended = raws.filter(({ status, end_time }) =>
      status !== "canceled" && instantOf(end_time) <= now
    );
    const checkOf = ({ created_at }: Raw) =>
      Math.floor((now + instantOf(created_at) % noShowInterval) / noShowInterval);
    return (await Promise.all(ended.map((raw) => seenGuestsOf(raw, checkOf(raw))))).flat();
  }

  async function seenGuestsOf(raw: Raw, check = 0): Promise<Booked[]> {
    const key = `${raw.uri} ${raw.updated_at} ${check}`;
    const known = seen.get(key);
    if (known) return known;
    const guests = await guestsOf(raw);
    if (raw.updated_at) seen.set(key, guests);
    return guests;
  }

  return {
    async listScheduledEvents({ ownerUri, inviteeEmail, status, limit, cursor }) {
      const empty = { items: [], nextCursor: null };
      if (ownerUri !== undefined && !addresses.userPath(ownerUri)) return empty;
      const fetchPage = (scope: { organization?: string; user?: string }) =>
        client.get("scheduled_events", {
          ...scope,
          invitee_email: inviteeEmail?.toLowerCase(),
          status,
          count: String(limit),
          page_token: cursor,
          sort: "start_time:asc",
        });
      const response = checkCursor(
        ownerUri === undefined
          ? connection.ofAll(fetchPage)
          : connection.ofOne(addresses.canonical(ownerUri), fetchPage),
      );
      const answer = ownerUri === undefined ? await response : await orNull(response);
      if (answer === null) return empty;
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
      // A booking created at or after `from` starts after it.
      const query = { status: "active", min_start_time: new Date(from).toISOString() };
      const found = await guestsSince(from, await listEvents(query));
      return found.filter(({ invitee: { createdAt, status } }) =>
        status === "active" && createdAt >= from && createdAt < to
      ).map(withoutDetails);
    },

    async listInviteesChanged({ from, to }) {
      const query = { min_start_time: new Date(from - lateChangeMs).toISOString() };
      const raws = await listEvents(query);
      const found = [...await guestsSince(from, raws), ...await guestsOfEnded(to, raws)];
      const changed = found.filter(({ event, invitee }) => {
        const changedAt = Math.max(event.updatedAt, invitee.updatedAt);
        return changedAt >= from && changedAt < to;
      });
      const latest = new Map(changed.map((booked) => [booked.invitee.uri, booked]));
      return [...latest.values()].map(withoutDetails);
    },

    async listOfInvitee(email, { from, to }) {
      const query = {
        invitee_email: email,
        status: "active",
        min_start_time: new Date(from - longestEvent).toISOString(),
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

function losesDetails(event: Raw, { payment }: Raw): boolean {
  return Object.keys(rawOf(payment)).length > 0 || listOf(event.event_guests).length > 0 ||
    isChosenByInvitee(textOf(rawOf(event.location).type));
}

function withoutDetails({ event, invitee }: Booked) {
  return { event, invitee };
}
