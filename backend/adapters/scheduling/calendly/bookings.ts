import { minute } from "../../../domain/duration.ts";
import { DomainError } from "../../../domain/errors.ts";
import { problem } from "../../../domain/field-problem.ts";
import type { Invitee, ScheduledEvent } from "../../../domain/scheduling.ts";
import type { CalendarProvider } from "../../../ports/scheduling/calendar-provider.ts";
import type { Scheduling } from "../../../ports/scheduling.ts";
import type { NewBooking } from "../../../ports/scheduling/time-holds.ts";
import type { Addresses } from "./addresses.ts";
import type { CalendlyTimes } from "./available-times.ts";
import { bookingBody } from "./booking-body.ts";
import { calendlyCancel } from "./cancel.ts";
import type { CalendlyClient } from "./client.ts";
import { collectionOf } from "./client.ts";
import type { CalendlyConnection } from "./connection.ts";
import type { CalendlyEventTypes } from "./event-types.ts";
import { bookingKeyOf } from "./booking-key.ts";
import { calendlyReschedule } from "./reschedule.ts";
import { NoResponse, ProviderRefusal } from "./provider-errors.ts";
import { instantOf, type KnownEventType, rawOf, readInvitee } from "./resources.ts";
import type { CalendlyEvents } from "./scheduled-events.ts";

type Booked = { event: ScheduledEvent; invitee: Invitee };

type Parts = {
  client: CalendlyClient;
  connection: CalendlyConnection;
  addresses: Addresses;
  types: CalendlyEventTypes;
  times: CalendlyTimes;
  events: CalendlyEvents;
  wait: (ms: number) => Promise<void>;
};

const searchDelays = [1000, 3000, 5000];
const sameBookingMs = 15 * minute;

/** Never books twice: a booking request is not repeated; a booking whose response was lost is searched for. */
export function calendlyBookings(
  parts: Parts,
): Pick<Scheduling, "book" | "cancel" | "reschedule"> & Pick<CalendarProvider, "cancellationPage"> {
  const { client, connection, addresses, types, times, events, wait } = parts;
  const { cancel, cancelEvent, cancellationPage } = calendlyCancel(parts);

  async function book(
    request: NewBooking,
    now: number,
    replaced: Booked | null = null,
  ): Promise<Booked> {
    if (!connection.capabilities.booking) throw onPageOnly();
    const type = await types.known(request.eventTypeUri);
    if (!type?.active) throw new DomainError("ERR_PRACTICE_NOT_OFFERED");
    const bookingKey = bookingKeyOf(request, replaced?.invitee.uri ?? null);
    const known = await earlier(type, request, { bookingKey, replaced, now });
    if (known) return known;
    if (!await times.isOpen(type, request.startsAt, now)) {
      throw await notOpen(type, request.startsAt, now);
    }
    try {
      const answer = await connection.using(
        "booking",
        () => client.post("invitees", bookingBody(type, request, bookingKey)),
      );
      const invitee = readInvitee(rawOf(rawOf(answer).resource), addresses);
      return await confirmed(invitee.uri);
    } catch (error) {
      if (error instanceof NoResponse && error.wasSent) {
        return await findLost(request, bookingKey, error);
      }
      if (error instanceof ProviderRefusal) throw await refused(error, type, request, now);
      throw error;
    } finally {
      times.forget();
    }
  }

  async function earlier(
    type: KnownEventType,
    { invitee, startsAt }: NewBooking,
    { bookingKey, replaced, now }: { bookingKey: string; replaced: Booked | null; now: number },
  ): Promise<Booked | null> {
    const range = { from: startsAt, to: startsAt + type.durationMinutes * minute };
    const others = await events.listOfInvitee(invitee.email.toLowerCase(), range);
    const same = others.find((other) =>
      other.bookingKey === bookingKey && now - other.invitee.createdAt < sameBookingMs
    );
    if (same) return { event: same.event, invitee: same.invitee };
    if (others.some((other) => other.event.uri !== replaced?.event.uri)) {
      throw new DomainError("ERR_CLIENT_BUSY");
    }
    return null;
  }

  async function confirmed(inviteeUri: string): Promise<Booked> {
    const booked = await events.findInvitee(inviteeUri);
    if (!booked) throw new NoResponse("the new booking is unknown to the provider");
    return booked;
  }

  async function findLost(
    { invitee, startsAt }: NewBooking,
    bookingKey: string,
    error: NoResponse,
  ): Promise<Booked> {
    const range = { from: startsAt, to: startsAt + minute };
    for (const pause of searchDelays) {
      await wait(pause);
      const found = await events.listOfInvitee(invitee.email.toLowerCase(), range).catch(() => []);
      const own = found.find((one) => one.bookingKey === bookingKey);
      if (own) return { event: own.event, invitee: own.invitee };
    }
    throw error;
  }

  async function notOpen(
    type: KnownEventType,
    startsAt: number,
    now: number,
  ): Promise<DomainError> {
    if (startsAt <= now) return new DomainError("ERR_SLOT_NOT_OFFERED");
    const isTaken = await isBusy(type, startsAt, now);
    return isTaken ? await taken(type, startsAt, now) : new DomainError("ERR_SLOT_NOT_OFFERED");
  }

  async function isBusy(type: KnownEventType, startsAt: number, now: number): Promise<boolean> {
    const endsAt = startsAt + type.durationMinutes * minute;
    if (!addresses.userPath(type.ownerUri)) return true;
    try {
      const answer = await client.get("user_busy_times", {
        user: type.ownerUri,
        start_time: new Date(Math.max(startsAt - 180 * minute, now + minute)).toISOString(),
        end_time: new Date(endsAt).toISOString(),
      });
      return collectionOf(answer).map(rawOf).some((busy) => {
        const from = instantOf(busy.buffered_start_time) || instantOf(busy.start_time);
        const to = instantOf(busy.buffered_end_time) || instantOf(busy.end_time);
        return from < endsAt && startsAt < to;
      });
    } catch (error) {
      if (error instanceof ProviderRefusal) return true;
      throw error;
    }
  }

  async function taken(type: KnownEventType, startsAt: number, now: number): Promise<DomainError> {
    const alternatives = await times.alternatives(type.uri, startsAt, now);
    return new DomainError("ERR_SLOT_TAKEN", { alternatives });
  }

  /** Maps a refused booking; the provider reports a taken time in several ways. */
  async function refused(
    refusal: ProviderRefusal,
    type: KnownEventType,
    { startsAt }: NewBooking,
    now: number,
  ): Promise<DomainError> {
    const { kind, details } = refusal;
    if (kind === "plan" || kind === "scope") return onPageOnly();
    const isFilled = details.some(({ code, parameter }) =>
      code === "already_filled" || /(^|\.)start_time$/.test(parameter)
    );
    if (kind === "conflict" || isFilled) return await taken(type, startsAt, now);
    if (kind === "not-found") {
      types.forget();
      const still = await types.known(type.uri);
      return still?.active
        ? await taken(type, startsAt, now)
        : new DomainError("ERR_PRACTICE_NOT_OFFERED");
    }
    if (kind !== "invalid") return refusal;
    return new DomainError("ERR_INVALID_INPUT", {
      detail: details.map(({ message }) => message).join("; ").slice(0, 1000),
      errors: details.map(({ parameter }) => problem(parameter.slice(0, 200), "ERR_INVALID_VALUE")),
    });
  }

  return {
    book: (request, now) => book(request, now),
    cancellationPage,
    async cancel(booking, by, reason, now) {
      await cancel(booking, by, reason, now);
      times.forget();
    },
    reschedule: calendlyReschedule({ connection, types, times, events, book, cancelEvent }),
  };
}

function onPageOnly(): DomainError {
  return new DomainError("ERR_PROVIDER_UNAVAILABLE", {
    detail: "bookings are made on the provider's page",
  });
}
