import type { BookingTerms } from "../../domain/booking-terms.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Acknowledgement } from "../../domain/suitability/acknowledgement.ts";
import type { Ports } from "../../ports/ports.ts";
import type { HoldSecret, NewBooking } from "../../ports/scheduling/time-holds.ts";
import type { ContextWithAddress } from "../context.ts";
import { findCard } from "../gift-cards/find-card.ts";
import { bookingLimit } from "../request-limits.ts";
import { requireValidForm } from "../scheduling/booking-form.ts";
import { findBookingLink } from "../secret-links/booking-link.ts";
import { isAnswerNeeded } from "../session-requests/new-request.ts";
import { checkBooking } from "../suitability/check-booking.ts";
import { giveConsent } from "../user/consent-gate.ts";
import { placeOrder } from "./new-order.ts";
import { openOrderPage } from "./order-payment.ts";
import { type OrderView, orderView } from "./order-view.ts";

type Input = Omit<NewBooking, "invitee" | "hold"> & {
  hold: HoldSecret;
  timeZone: string;
  /** E.164. */
  phone?: string | undefined;
  giftCardCode?: string | undefined;
  maxOpenBookings: number;
  publicUrl: string;
  shown?: BookingTerms | undefined;
  /** The token of the secret link by which the person books. */
  secretLink?: string | undefined;
  acknowledgement?: Acknowledgement | undefined;
};

/**
 * Books a time of the caller that a gift card pays, or keeps it while the caller pays. ERR_APPROVAL_NEEDED,
 * ERR_BOOK_AT_PROVIDER, ERR_EMAIL_NOT_VERIFIED, the refusals of `findCard`, else as `placeOrder`.
 */
export async function createSessionOrder(
  ports: Pick<Ports, "auth" | "payment" | "persistence" | "scheduling">,
  { account, address, language, now }: ContextWithAddress,
  input: Input,
): Promise<OrderView> {
  const { timeZone, phone, maxOpenBookings, publicUrl, shown, acknowledgement, ...rest } = input;
  const { giftCardCode, secretLink: token, ...requested } = rest;
  const { persistence, scheduling } = ports;
  const { holds } = scheduling;
  if (!holds) throw new DomainError("ERR_BOOK_AT_PROVIDER");
  const { eventTypeUri } = requested;
  const type = await scheduling.findEventType(eventTypeUri);
  if (!type?.active) throw new DomainError("ERR_PRACTICE_NOT_OFFERED");
  const card = giftCardCode === undefined
    ? null
    : await findCard(ports, { now, address, account }, giftCardCode);
  const limit = bookingLimit(ports.auth, account.userId);
  const order = await holds.bookWith(requested, now, async (repositories) => {
    await limit.requireNotReached(repositories.attempts, now);
    const client = await repositories.users.find(account.userId);
    if (!client) throw new DomainError("ERR_UNAUTHORIZED");
    if (client.emailVerifiedAt === null) throw new DomainError("ERR_EMAIL_NOT_VERIFIED");
    const { name, email } = client;
    const link = await findBookingLink(ports, repositories, { token, eventTypeUri }, now);
    const invitee = { name, email, phone, timeZone };
    const booking = { ...requested, invitee, isAdmitted: link !== null };
    requireValidForm(booking, type);
    if (await isAnswerNeeded(repositories, eventTypeUri, email)) {
      throw new DomainError("ERR_APPROVAL_NEEDED");
    }
    const agreed = { userId: client.id, purpose: "bookings", language } as const;
    await giveConsent(ports, repositories, agreed, now);
    const given = { client, eventTypeUri, acknowledgement, isOwn: true, language };
    const suitability = await checkBooking(ports, repositories, given, now);
    const giftCardId = card?.id ?? null;
    const wanted = { booking, client, giftCardId, language, link, maxOpenBookings, shown };
    const details = { ...wanted, suitability };
    const order = await placeOrder(ports, repositories, holds, details, now);
    await limit.count(repositories.attempts, now);
    return order;
  });
  if (order.status === "waiting") await openOrderPage(ports, order.id, { publicUrl, now });
  return await orderView(ports, persistence, order);
}
