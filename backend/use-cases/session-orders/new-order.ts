import type { User } from "../../domain/account.ts";
import { type BookingTerms, requireShownTerms } from "../../domain/booking-terms.ts";
import { minute } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import { requireSpendable } from "../../domain/money/gift-card.ts";
import { cardKept, giftCardAccount } from "../../domain/money/ledger.ts";
import { openBookings } from "../../domain/open-bookings.ts";
import type { SecretLink } from "../../domain/secret-link.ts";
import {
  isPaidBefore,
  requirePayTime,
  type SessionOrder,
  toPayCents,
} from "../../domain/session-order.ts";
import { practiceOfType } from "../../domain/therapist.ts";
import type { Language } from "../../domain/text.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { NewBooking, TimeHolds } from "../../ports/scheduling/time-holds.ts";
import { requireOtherCalendar } from "../scheduling/other-calendar.ts";
import type { CheckedSuitability } from "../suitability/check-booking.ts";
import { bookOrder } from "./book-order.ts";
import { addOrderPayment } from "./order-payment.ts";

/** Who pays at once gets no mail about it (ms). */
const remindAfter = 3 * minute;

/** Whether a booking of an event type has to be paid first. */
export async function needsPrepayment(
  { companions, therapists }: Pick<Repositories, "companions" | "therapists">,
  eventTypeUri: string,
): Promise<boolean> {
  const therapist = await therapists.findByEventType(eventTypeUri);
  const practice = therapist && practiceOfType(therapist, eventTypeUri);
  if (!practice) return false;
  const hasCompanions = (await companions.listOfPractice(practice.id)).length > 0;
  return isPaidBefore(therapist, practice, { hasCompanions });
}

type Details = {
  booking: NewBooking;
  client: User;
  maxOpenBookings: number;
  shown?: BookingTerms | undefined;
  /** By which the client came. */
  link?: SecretLink | null;
  /** Of `checkBooking`. */
  suitability: CheckedSuitability;
  /** The card that pays as much as it can; null without one. */
  giftCardId: string | null;
  language: Language;
};

/**
 * Takes a time that is paid with a gift card, before the session, or both, in the transaction of `bookWith`. When nothing is
 * left to pay now it is booked; else the time and the money of the card are kept for the payment. ERR_TOO_LATE_TO_PAY,
 * ERR_TOO_MANY_BOOKINGS, ERR_BALANCE_TOO_LOW for an empty card, the refusals of `requireSpendable`, else as `bookSession`.
 */
export async function placeOrder(
  ports: Pick<Ports, "auth" | "payment" | "scheduling"> & {
    persistence: Pick<Ports["persistence"], "newId">;
  },
  repositories: Repositories,
  holds: TimeHolds,
  details: Details,
  now: number,
): Promise<SessionOrder> {
  const { giftCards, ledger, sessionOrders, therapists, therapySessions } = repositories;
  const { booking, client, giftCardId, link = null, shown, suitability } = details;
  const { eventTypeUri, startsAt } = booking;
  const therapist = await therapists.findByEventType(eventTypeUri);
  const practice = therapist?.practices.find((one) => one.eventTypeUri === eventTypeUri);
  if (!therapist || !practice) throw new DomainError("ERR_PRACTICE_NOT_OFFERED");
  const held = { therapistId: therapist.id, practiceId: practice.id };
  await requireOtherCalendar(repositories, client, held);
  const isPrepaid = await needsPrepayment(repositories, eventTypeUri);
  const waiting = (await sessionOrders.listWaitingOf(client.id, now))
    .filter(({ therapistId }) => therapistId === therapist.id);
  const booked = openBookings(await therapySessions.listUnsettled(client.id), therapist.id, now);
  if (booked.length + waiting.length >= details.maxOpenBookings) {
    throw new DomainError("ERR_TOO_MANY_BOOKINGS");
  }
  const payBy = requirePayTime(startsAt, now);
  const kept = await holds.keepForPayment({ repositories, booking, expiresAt: payBy }, now);
  const { hold: { endsAt, id: holdId, secret }, priceCents } = kept;
  requireShownTerms(shown, { priceCents, durationMinutes: (endsAt - startsAt) / minute });
  const order: SessionOrder = {
    id: ports.persistence.newId(),
    therapistId: therapist.id,
    userId: client.id,
    language: details.language,
    eventTypeUri,
    practiceType: practice.type,
    intro: practice.intro,
    priceCents,
    startsAt,
    endsAt,
    timeZone: kept.timeZone,
    clientTimeZone: booking.invitee.timeZone,
    phone: booking.invitee.phone ?? null,
    meetingType: kept.meetingType,
    place: kept.place,
    answers: booking.answers,
    tracking: booking.tracking,
    holdId,
    holdSecretSealed: ports.auth.encrypt(secret),
    giftCardId,
    giftCardCents: 0,
    createdAt: now,
    payBy,
    status: "waiting",
    endedAt: null,
    therapySessionId: null,
    secretLinkId: link?.id ?? null,
  };
  if (giftCardId !== null) {
    requireSpendable((await giftCards.find(giftCardId))!, now);
    const balance = await ledger.balance(giftCardAccount(giftCardId));
    order.giftCardCents = Math.min(balance, priceCents);
    if (order.giftCardCents === 0) {
      throw new DomainError("ERR_BALANCE_TOO_LOW", { mostCents: balance });
    }
    const { id: orderId, giftCardCents: amountCents } = order;
    await ledger.post(cardKept({ orderId, giftCardId, amountCents }, now));
  }
  await sessionOrders.add({ ...order, suitability });
  if (isPrepaid && toPayCents(order) > 0) {
    await addOrderPayment(ports, repositories, { order, client }, now);
    await repositories.outbox.add({
      to: client.email,
      language: order.language,
      template: "payment-waiting",
      // The rest is read when the mail is sent, so that the outbox stores no link that works.
      facts: { order: order.id },
      about: client.id,
      onceKey: `payment-waiting ${order.id}`,
      notBefore: now + remindAfter,
      notAfter: payBy,
    }, now);
    return order;
  }
  return await bookOrder(ports, repositories, order, { isPrepaid }, now);
}
