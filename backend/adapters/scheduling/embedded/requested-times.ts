import { randomBytes } from "node:crypto";
import { v7 } from "uuid";
import { requireAdmitted } from "../../../domain/admission.ts";
import { decideBooking, type StoredHold } from "../../../domain/booking.ts";
import { day, minute } from "../../../domain/duration.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { TimeHolds } from "../../../ports/scheduling/time-holds.ts";
import { loadBookables } from "./bookable-types.ts";
import { hashOf } from "./kept-times.ts";
import { findHold, priceOfHold } from "./presented-holds.ts";
import type { Resources } from "./resources.ts";

/** The holder of times that wait for the practitioner's answer. They do not count as visitors' holds. */
export const awaitedAnswer = "session-request";

type Kept = Parameters<TimeHolds["keepForAnswer"]>[0];

/** Keeps times until the practitioner answers or the client has paid, by the rules of a booking. */
export function requestedTimes(
  resources: Resources,
): Pick<TimeHolds, "keepForAnswer" | "keepForPayment"> {
  async function keep(
    { repositories, booking, expiresAt }: Kept,
    holder: Pick<StoredHold, "holderHash" | "networkHash">,
    now: number,
  ) {
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
      ...holder,
      isOfGuest: false,
      id,
      accountId: stored.accountId,
      eventTypeId: stored.id,
      secretHash: hashOf(secret),
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
  }

  return {
    keepForAnswer: (request, now) =>
      keep(request, { holderHash: awaitedAnswer, networkHash: null }, now),

    async keepForPayment(request, now) {
      const { repositories: { holds }, booking } = request;
      const presented = await findHold(holds, booking.hold, now);
      const hold = presented?.isOwn ? await holds.find(presented.id) : null;
      if (!hold) throw new DomainError("ERR_HOLD_EXPIRED");
      // It counts among the holds of its holder, so that unpaid orders block no more times than holds do.
      const { holderHash, networkHash } = hold;
      return await keep(request, { holderHash, networkHash }, now);
    },
  };
}
