import { minute } from "../../../domain/duration.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { Scheduling } from "../../../ports/scheduling.ts";
import { calendlyAddresses } from "./addresses.ts";
import { calendlyTimes } from "./available-times.ts";
import { calendlyBookings } from "./bookings.ts";
import { calendlyClient, orNull } from "./client.ts";
import {
  type CalendlyCapabilities,
  calendlyConnection,
  type ConnectionFacts,
} from "./connection.ts";
import { calendlyEventTypes } from "./event-types.ts";
import { calendlySubscription, readWebhookEvent } from "./webhooks.ts";
import { NoResponse, ProviderRefusal } from "./provider-errors.ts";
import { rawOf, textOf } from "./resources.ts";
import { calendlyEvents } from "./scheduled-events.ts";

export type CalendlySettings = {
  token: string;
  /** Signs webhook events; null: none are subscribed. */
  webhookKey: string | null;
  apiUrl: string;
  pageUrl: string;
  resourceOrigin?: string;
  clock?: () => number;
  wait?: (ms: number) => Promise<void>;
  spanDays?: number;
  readMs?: number;
  bookMs?: number;
  cardsMs?: number;
  toleranceSeconds?: number;
  known?: Partial<ConnectionFacts>;
  saveFacts?: (facts: Partial<ConnectionFacts>) => Promise<void>;
  warn?: (message: string) => void;
};

/** An invitee changed within this time (ms) may be missing from cached times. */
const recentMs = minute;

const officialOrigin = "https://api.calendly.com";

export function calendlyScheduling(
  settings: CalendlySettings,
): Scheduling & { capabilities: CalendlyCapabilities } {
  const {
    token,
    webhookKey,
    apiUrl,
    pageUrl,
    resourceOrigin = officialOrigin,
    clock = Date.now,
    wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
    spanDays = 31,
    readMs = 5000,
    bookMs = 20_000,
    cardsMs = 1500,
    toleranceSeconds = 180,
    known,
    saveFacts,
    warn = () => {},
  } = settings;
  const client = calendlyClient({ token, apiUrl, clock, wait, readMs, bookMs });
  const addresses = calendlyAddresses({ resourceOrigin, apiUrl, pageUrl });
  const hasWebhookKey = webhookKey !== null;
  const connection = calendlyConnection(client, addresses, {
    clock,
    hasWebhookKey,
    known,
    saveFacts,
  });
  const types = calendlyEventTypes(client, connection, addresses, clock);
  const times = calendlyTimes(client, types, addresses, { clock, spanDays, cardsMs });
  const events = calendlyEvents(client, connection, addresses);
  const { known: _known, forget: _forget, ...eventTypes } = types;
  const { listOfInvitee: _list, listGuests: _guests, ...scheduledEvents } = events;

  const { cancellationPage, ...bookings } = calendlyBookings({
    client,
    connection,
    addresses,
    types,
    times,
    events,
    wait,
  });

  return {
    origin: addresses.pages,
    capabilities: connection.capabilities,
    availability: null,
    eventTypes: null,
    resourceUri: addresses.resource,
    ...eventTypes,
    ...scheduledEvents,
    ...bookings,
    holds: null,
    listAvailableTimes: times.listAvailableTimes,
    listNextTimes: times.listNextTimes,
    listStarts: times.listStarts,
    async findInvitee(uri) {
      const found = await events.findInvitee(uri);
      if (found && Math.abs(clock() - found.invitee.updatedAt) < recentMs) times.forget();
      return found;
    },
    provider: {
      cancellationPage,
      readWebhookEvent: (message, now) =>
        Promise.resolve().then(() => {
          const event = readWebhookEvent(message, now, addresses, {
            key: webhookKey,
            toleranceSeconds,
          });
          times.forget();
          return event;
        }),
      subscribe: calendlySubscription({ client, connection, addresses, key: webhookKey }),

      async markNoShow(inviteeUri, noShow) {
        const path = addresses.inviteePath(inviteeUri);
        const answer = path && await orNull(client.get(path));
        if (!answer) throw new DomainError("ERR_NOT_FOUND");
        const mark = textOf(rawOf(rawOf(rawOf(answer).resource).no_show).uri);
        if (noShow === (mark !== "")) return;
        if (noShow) {
          await client.post("invitee_no_shows", { invitee: addresses.canonical(inviteeUri) });
          return;
        }
        const marked = addresses.noShowPath(addresses.canonical(mark));
        if (marked) await orNull(client.delete(marked));
      },
    },

    async eraseInvitee(email) {
      try {
        await client.post("data_compliance/deletion/invitees", { emails: [email.toLowerCase()] });
      } catch (error) {
        if (error instanceof NoResponse || !(error instanceof ProviderRefusal)) throw error;
        if (error.kind === "unauthenticated") throw error;
        // Only the Enterprise plan allows it; otherwise the operator deletes by hand.
        warn("calendly: an invitee's data could not be deleted through the API (plan or scope)");
      }
    },
  };
}
