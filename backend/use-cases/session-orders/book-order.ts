import { DomainError } from "../../domain/errors.ts";
import type { GiftCard } from "../../domain/money/gift-card.ts";
import { cardRedeemed, giftCardAccount, orderBooked } from "../../domain/money/ledger.ts";
import { bookedOrder, type SessionOrder } from "../../domain/session-order.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { currentCard } from "../gift-cards/current-card.ts";
import { bookSession } from "../therapy-sessions/book-session.ts";

type Needed = Pick<Ports, "auth" | "scheduling"> & {
  persistence: Pick<Ports["persistence"], "newId">;
};

/**
 * Books the time of an order for its client, whose terms were checked when it was made, and puts the money of the gift card on
 * the session. Throws before anything is written: ERR_BALANCE_TOO_LOW when the card of a lapsed order was spent since, else as
 * `bookSession`. `now` in ms.
 */
export async function bookOrder(
  { auth, persistence, scheduling: { holds } }: Needed,
  repositories: Repositories,
  order: SessionOrder,
  { isPrepaid }: { isPrepaid: boolean },
  now: number,
): Promise<SessionOrder> {
  const { ledger, secretLinks, sessionMoney, sessionOrders, users } = repositories;
  if (!holds) throw new DomainError("ERR_BOOK_AT_PROVIDER");
  const client = await users.find(order.userId);
  if (!client || client.disabledAt !== null) throw new DomainError("ERR_FORBIDDEN");
  const card = order.giftCardId === null ? null : await currentCard(repositories, order.giftCardId);
  const isKept = order.status === "waiting";
  const { id: orderId, giftCardCents, secretLinkId } = order;
  if (card && !isKept && await ledger.balance(giftCardAccount(card.id)) < giftCardCents) {
    throw new DomainError("ERR_BALANCE_TOO_LOW");
  }
  const { eventTypeUri, startsAt, meetingType, answers, tracking, holdId } = order;
  const secret = auth.decrypt(order.holdSecretSealed);
  const booking = {
    eventTypeUri,
    startsAt,
    meetingType,
    invitee: {
      name: client.name,
      email: client.email,
      phone: order.phone,
      timeZone: order.clientTimeZone,
    },
    answers,
    tracking,
    // Decided when the order was made.
    isAdmitted: true,
    ...(secret && { hold: { id: holdId, secret } }),
  };
  const link = secretLinkId === null ? null : await secretLinks.find(secretLinkId);
  const payWithCard = async (card: GiftCard, { id: therapySessionId }: { id: string }) => {
    const facts = { therapySessionId, amountCents: giftCardCents };
    if (isKept) await ledger.post(orderBooked({ ...facts, orderId, of: "card" }, now));
    else await ledger.post(cardRedeemed({ ...facts, id: orderId, giftCardId: card.id }, now));
    await sessionMoney.add({
      ...facts,
      id: persistence.newId(),
      source: { kind: "gift-card", id: card.id },
      returnedCents: 0,
      createdAt: now,
    });
  };
  const { session: { id: therapySessionId } } = await bookSession(
    persistence,
    repositories,
    (wanted) => holds.bookIn(repositories, wanted, now),
    {
      booking,
      client,
      maxOpenBookings: Infinity,
      agreed: { priceCents: order.priceCents, isPrepaid },
      link,
      suitability: await sessionOrders.suitabilityOf(orderId),
      pay: card && giftCardCents > 0 ? (session) => payWithCard(card, session) : undefined,
    },
    now,
  );
  const booked = bookedOrder(order, therapySessionId, now);
  await sessionOrders.save(booked);
  return booked;
}
