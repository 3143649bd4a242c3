import type { User } from "../../domain/account.ts";
import { type BookingRequest, bookingRequestStatus } from "../../domain/booking-request.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Book, TimeHolds } from "../../ports/scheduling/time-holds.ts";
import { accountOfProvenMailbox } from "../auth/proven-mailbox.ts";
import { type LinkedSession, linkedSession } from "../booking-links/signed-link.ts";
import { needsPrepayment, placeOrder } from "../session-orders/new-order.ts";
import { openOrderPage } from "../session-orders/order-payment.ts";
import { type OrderView, orderView } from "../session-orders/order-view.ts";
import { addRequest, isAnswerNeeded } from "../session-requests/new-request.ts";
import { type RequestEntry, requestEntry } from "../session-requests/request-entry.ts";
import { bookSession } from "../therapy-sessions/book-session.ts";
import { requireOpenLink } from "../../domain/secret-link.ts";
import { giveConsent } from "../user/consent-gate.ts";

type Needs = Pick<Ports, "auth" | "payment" | "persistence" | "scheduling">;

/** What the hash of a request's code covers, so that a code is worth nothing for another request. */
export function requestCodeText(requestId: string, code: string): string {
  return `booking-request\n${requestId}\n${code}`;
}

/** What came of a proven mailbox: a booking, an order that is paid first, or a request that waits for an answer. */
export type Confirmed = {
  client: User;
  booked: LinkedSession | null;
  requested: RequestEntry | null;
  ordered: OrderView | null;
};

/**
 * Turns a request whose mailbox is proven into a booking, or into a session request, with account, consent and mails, in
 * the caller's transaction; a repeated confirmation changes nothing. ERR_HOLD_EXPIRED, ERR_ACCOUNT_DISABLED,
 * ERR_SECRET_LINK_USED, ERR_SECRET_LINK_ENDED, else as `bookSession` and `addRequest`.
 */
export async function confirmRequest(
  ports: Needs,
  repositories: Repositories,
  { holds, book }: { holds: TimeHolds; book: Book },
  { request, maxOpenBookings }: { request: BookingRequest; maxOpenBookings: number },
  now: number,
): Promise<Confirmed> {
  const { auth, persistence } = ports;
  const { bookingRequests, secretLinks, therapySessions } = repositories;
  const status = bookingRequestStatus(request, now);
  if (status === "confirmed") return await confirmedOutcome(ports, repositories, request);
  if (status === "expired") throw new DomainError("ERR_HOLD_EXPIRED");
  // The last day counts for when the form was sent.
  const link = request.secretLinkId === null
    ? null
    : requireOpenLink(await secretLinks.find(request.secretLinkId), request.createdAt);
  const client = await accountOfProvenMailbox(persistence, repositories, request, now);
  const { language } = request;
  const agreed = { userId: client.id, purpose: "bookings", language } as const;
  await giveConsent(ports, repositories, agreed, now);
  const { email, name, phone, timeZone, eventTypeUri, startsAt } = request;
  const { answers, tracking, meetingType } = request;
  const secret = auth.decrypt(request.holdSecretSealed);
  const booking = {
    eventTypeUri,
    startsAt,
    invitee: { email, name, phone, timeZone },
    answers,
    tracking,
    isAdmitted: link !== null,
    ...(meetingType && { meetingType }),
    ...(secret && { hold: { id: request.holdId, secret } }),
  };
  // The page of a guest shows what the test of its tab says. A stored one is read only for a person who is signed in.
  const suitability = null;
  const details = { booking, client, maxOpenBookings, link, suitability };
  if (await isAnswerNeeded(repositories, eventTypeUri, client.email)) {
    const { id } = await addRequest(ports, repositories, holds, details, now);
    await bookingRequests.save(request.id, { confirmedAt: now, sessionRequestId: id });
    const stored = { ...request, sessionRequestId: id };
    return await confirmedOutcome(ports, repositories, stored);
  }
  const { giftCardId } = request;
  if (giftCardId !== null || await needsPrepayment(repositories, eventTypeUri)) {
    const wanted = { ...details, giftCardId, language };
    const { id: sessionOrderId } = await placeOrder(ports, repositories, holds, wanted, now);
    await bookingRequests.save(request.id, { confirmedAt: now, sessionOrderId });
    return await confirmedOutcome(ports, repositories, { ...request, sessionOrderId });
  }
  const { session: { id } } = await bookSession(persistence, repositories, book, details, now);
  await bookingRequests.save(request.id, { confirmedAt: now, therapySessionId: id });
  const session = (await therapySessions.findEntry(id, false))!;
  const booked = await linkedSession(auth, repositories, session, client);
  return { client, booked, requested: null, ordered: null };
}

/** What came of a confirmed request; a session request that was accepted is a booking. */
export async function confirmedOutcome(
  { auth }: Pick<Ports, "auth">,
  repositories: Pick<
    Repositories,
    | "payments"
    | "domainValues"
    | "sessionMoney"
    | "sessionOrders"
    | "sessionRequests"
    | "therapists"
    | "therapySessions"
    | "users"
  >,
  { therapySessionId, sessionOrderId, sessionRequestId }: BookingRequest,
): Promise<Confirmed> {
  const { sessionRequests, therapySessions, users } = repositories;
  const waiting = sessionRequestId ? await sessionRequests.find(sessionRequestId) : null;
  const order = sessionOrderId ? await repositories.sessionOrders.find(sessionOrderId) : null;
  const sessionId = therapySessionId ?? waiting?.therapySessionId ?? order?.therapySessionId;
  const session = sessionId ? await therapySessions.findEntry(sessionId, false) : null;
  const client = await users.find(session?.userId ?? waiting?.userId ?? order?.userId ?? "");
  if (!client) throw new DomainError("ERR_NOT_FOUND");
  const none = { client, booked: null, requested: null, ordered: null };
  if (session) return { ...none, booked: await linkedSession(auth, repositories, session, client) };
  if (order) return { ...none, ordered: await orderView({ auth }, repositories, order) };
  const requested = waiting && await requestEntry(repositories, waiting);
  if (!requested) throw new DomainError("ERR_NOT_FOUND");
  return { ...none, requested };
}

/** The outcome with the page where its order is paid, opened outside of the transaction that made it. */
export async function withOpenPage(
  ports: Pick<Ports, "auth" | "payment" | "persistence">,
  confirmed: Confirmed,
  settings: { publicUrl: string; now: number },
): Promise<Confirmed> {
  const { ordered } = confirmed;
  if (ordered?.order.status !== "waiting") return confirmed;
  await openOrderPage(ports, ordered.order.id, settings);
  return { ...confirmed, ordered: await orderView(ports, ports.persistence, ordered.order) };
}
