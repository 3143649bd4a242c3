import type { Database } from "db/database.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { AvailableTime } from "../../../domain/scheduling.ts";
import type { Scheduling } from "../../../ports/scheduling.ts";
import { addressesAt } from "./addresses.ts";
import { embeddedAvailability } from "./availability.ts";
import { openCalendars } from "./calendars.ts";
import { embeddedEventTypes } from "./event-types.ts";
import { forgottenInvitees } from "./forgotten-invitees.ts";
import { freeTimes, nextTimes } from "./free-times.ts";
import { embeddedReservations } from "./reservations.ts";
import { embeddedScheduledEvents } from "./scheduled-events.ts";

export type EmbeddedSchedulingSettings = {
  database: Database;
  /** Where this house is reached; the addresses of all its resources and booking pages begin with it. */
  publicUrl: string;
  /** 32 bytes; seals the addresses of the practitioners' other calendars. */
  importKey: Uint8Array;
};

/** The house's own calendar, on its own database. */
export function embeddedScheduling(settings: EmbeddedSchedulingSettings): Scheduling {
  const { database, publicUrl, importKey } = settings;
  const addresses = addressesAt(publicUrl);
  const calendars = openCalendars(database);

  return {
    origin: addresses.origin,
    capabilities: {
      holds: true,
      booking: true,
      reschedule: "direct",
      webhooks: false,
      availability: true,
      foreignPage: false,
    },
    availability: embeddedAvailability(database, calendars, addresses, importKey),
    resourceUri: addresses.resource,
    ...embeddedEventTypes(database, addresses),
    ...embeddedScheduledEvents(database, addresses),
    ...embeddedReservations(database, calendars, addresses),
    ...forgottenInvitees(database),
    readWebhookEvent: () => Promise.reject(new DomainError("ERR_NOT_FOUND")),
    subscribe: () => Promise.resolve(),
    pageToCancel: () => Promise.resolve(null),
    // Who did not come is the marketplace's to know.
    markNoShow: () => Promise.resolve(),

    async listAvailableTimes(eventTypeUri, range, now) {
      const id = addresses.eventTypeId(eventTypeUri);
      const offer = id && await calendars.ofEventType(id, now);
      if (!offer || !offer.type.active) throw new DomainError("ERR_NOT_FOUND");
      return freeTimes(offer, range, now, addresses);
    },

    async listNextTimes(eventTypeUris, count, now) {
      const ids = eventTypeUris.map((uri) => addresses.eventTypeId(uri) ?? "");
      const offers = await calendars.ofEventTypes(ids, now);
      const times = new Map<string, AvailableTime[]>();
      for (const [at, uri] of eventTypeUris.entries()) {
        const offer = offers.get(ids[at]!);
        if (offer?.type.active) times.set(uri, nextTimes(offer, count, now, addresses));
      }
      return times;
    },
  };
}
