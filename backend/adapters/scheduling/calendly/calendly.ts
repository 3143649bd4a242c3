import { DomainError } from "../../../domain/errors.ts";
import type { Scheduling } from "../../../ports/scheduling.ts";
import { calendlyAddresses } from "./addresses.ts";
import { calendlyTimes } from "./available-times.ts";
import { calendlyBookings } from "./bookings.ts";
import { calendlyClient, orNull } from "./client.ts";
import { calendlyConnection, type ConnectionFacts } from "./connection.ts";
import { calendlyEventTypes } from "./event-types.ts";
import { readWebhookEvent } from "./webhook-event.ts";
import { NoAnswer, ProviderRefusal } from "./provider-refusal.ts";
import { rawOf, textOf } from "./resources.ts";
import { calendlyEvents } from "./scheduled-events.ts";
import { calendlySubscription } from "./subscription.ts";

export type CalendlySettings = {
  token: string;
  /** Signs the provider's news; null: none are asked for. */
  webhookKey: string | null;
  apiUrl: string;
  /** Where the booking pages are. */
  pageUrl: string;
  /** Where the provider says its resources live, wherever it is asked. */
  resourceOrigin?: string;
  clock?: () => number;
  wait?: (ms: number) => Promise<void>;
  /** The longest span (days) of available times that is answered at once. */
  spanDays?: number;
  readMs?: number;
  bookMs?: number;
  cardsMs?: number;
  toleranceSeconds?: number;
  /** What was found out before a restart, and where to keep it. */
  known?: Partial<ConnectionFacts>;
  remember?: (facts: Partial<ConnectionFacts>) => Promise<void>;
  /** Told of what a person should know and nobody can be refused for. */
  tell?: (trouble: string) => void;
};

/** How long (ms) the times that were told before a booking are kept. */
const justNow = 60_000;

const officialOrigin = "https://api.calendly.com";

/** Calendly, with the token of an administrator of its organisation or of one person. */
export function calendlyScheduling(settings: CalendlySettings): Scheduling {
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
    remember,
    tell = () => {},
  } = settings;
  const client = calendlyClient({ token, apiUrl, clock, wait, readMs, bookMs });
  const addresses = calendlyAddresses({ resourceOrigin, apiUrl, pageUrl });
  const hasWebhookKey = webhookKey !== null;
  const connection = calendlyConnection(client, addresses, {
    clock,
    hasWebhookKey,
    known,
    remember,
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
    resourceUri: addresses.resource,
    ...eventTypes,
    ...scheduledEvents,
    ...bookings,
    holds: null,
    listAvailableTimes: times.listAvailableTimes,
    listNextTimes: times.listNextTimes,
    async findInvitee(uri) {
      const found = await events.findInvitee(uri);
      // So young a booking is not in what was asked before it.
      if (found && Math.abs(clock() - found.invitee.updatedAt) < justNow) times.forget();
      return found;
    },
    provider: {
      cancellationPage,
      readWebhookEvent: (message, now) =>
        Promise.resolve().then(() => {
          const news = readWebhookEvent(message, now, addresses, {
            key: webhookKey,
            toleranceSeconds,
          });
          times.forget();
          return news;
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
        if (error instanceof NoAnswer || !(error instanceof ProviderRefusal)) throw error;
        if (error.kind === "unauthenticated") throw error;
        // Only the largest plan may; whoever runs the house does it by hand.
        tell("calendly: an invitee's data could not be deleted through the API (plan or scope)");
      }
    },
  };
}
