import { randomBytes } from "node:crypto";
import { v7 } from "uuid";
import { requireAdmitted } from "../../../domain/admission.ts";
import { decideBooking } from "../../../domain/booking.ts";
import { day, minute } from "../../../domain/duration.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { TimeHolds } from "../../../ports/scheduling/time-holds.ts";
import { loadBookables } from "./bookable-types.ts";
import { hashOf } from "./kept-times.ts";
import { findHold, priceOfHold } from "./presented-holds.ts";
import type { Resources } from "./resources.ts";

/** The holder of times that wait for the practitioner's answer. They do not count as visitors' holds. */
export const awaitedAnswer = "session-request";

/** Keeps times until the practitioner answers, by the rules of a booking. */
export function requestedTimes(resources: Resources): Pick<TimeHolds, "keepForAnswer"> {
  return {
    async keepForAnswer({ repositories, booking, expiresAt }, now) {
      const { bookings, calendars, holds, therapists } = repositories;
      const { eventTypeUri, startsAt, invitee } = booking;
      const eventTypeId = resources.eventTypeId(eventTypeUri);
      const stored = eventTypeId && await calendars.findEventType(eventTypeId);
      if (!stored) throw new DomainError("ERR_PRACTICE_NOT_OFFERED");
      if (!booking.isAdmitted) {
        requireAdmitted(await therapists.admissionOf(eventTypeUri, invitee.email));
      }
      const types = await loadBookables(calendars, [stored.accountId], now - 2 * day);
      const bookable = types.get(stored.id);
      if (!bookable?.type.active) throw new DomainError("ERR_PRACTICE_NOT_OFFERED");
      const { type } = bookable;
      const presented = await findHold(holds, booking.hold, now);
      const heldPrice = await priceOfHold({ holds }, { ...booking, eventTypeId }, now);
      const near = { startsAt, endsAt: startsAt + type.durationMinutes * minute };
      const { time, meetingType } = decideBooking(bookable, {
        startsAt,
        now,
        hold: presented,
        meetingType: booking.meetingType,
        clientBookings: await bookings.listOfClient(invitee.email, {
          eventTypeId: stored.id,
          ...near,
        }),
      });
      if (presented?.isOwn) await holds.delete(presented.id);
      const [id, secret] = [v7(), randomBytes(32).toString("base64url")];
      const priceCents = heldPrice ?? await therapists.priceOf(eventTypeUri) ?? 0;
      const times = { startsAt, endsAt: time.endsAt, expiresAt };
      await holds.add({
        ...times,
        id,
        accountId: stored.accountId,
        eventTypeId: stored.id,
        secretHash: hashOf(secret),
        holderHash: awaitedAnswer,
        networkHash: null,
        priceCents,
        createdAt: now,
      });
      return {
        hold: { ...times, id, eventTypeUri, secret },
        timeZone: type.availability.timeZone,
        meetingType,
        place: meetingType === "IN_PERSON" ? time.place : "",
        priceCents,
        oncePerClient: type.oncePerClient,
      };
    },
  };
}
