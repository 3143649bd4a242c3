import { type BookingRequest, bookingRequestStatus } from "../../domain/booking-request.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Book } from "../../ports/scheduling/time-holds.ts";
import { accountOfProvenMailbox } from "../auth/proven-mailbox.ts";
import { type LinkedSession, linkedSession } from "../booking-links/signed-link.ts";
import { bookSession } from "../therapy-sessions/book-session.ts";
import { giveConsent } from "../user/consent-gate.ts";

type Needs = Pick<Ports, "auth" | "persistence">;

/** What the hash of a request's code covers, so that a code is worth nothing for another request. */
export function requestCodeText(requestId: string, code: string): string {
  return `booking-request\n${requestId}\n${code}`;
}

/**
 * Turns a request whose mailbox is proven into a booking with account, session, consent and mails, in the caller's
 * transaction; a repeated confirmation changes nothing. ERR_HOLD_EXPIRED, ERR_SIGN_IN_FAILED, else as `bookSession`.
 */
export async function confirmRequest(
  ports: Needs,
  repositories: Repositories,
  book: Book,
  { request, maxOpenBookings }: { request: BookingRequest; maxOpenBookings: number },
  now: number,
): Promise<LinkedSession> {
  const { auth, persistence } = ports;
  const { bookingRequests, therapySessions } = repositories;
  const status = bookingRequestStatus(request, now);
  if (status === "confirmed") return await confirmedSession(ports, repositories, request);
  if (status === "expired") throw new DomainError("ERR_HOLD_EXPIRED");
  const client = await accountOfProvenMailbox(persistence, repositories, request, now);
  const { language } = request;
  const agreed = { userId: client.id, purpose: "bookings", language } as const;
  await giveConsent(ports, repositories, agreed, now);
  const { email, name, timeZone, eventTypeUri, startsAt, answers, tracking, meetingType } = request;
  const secret = auth.decrypt(request.holdSecretSealed);
  const booking = {
    eventTypeUri,
    startsAt,
    invitee: { email, name, timeZone },
    answers,
    tracking,
    ...(meetingType && { meetingType }),
    ...(secret && { hold: { id: request.holdId, secret } }),
  };
  const { session: { id } } = await bookSession(
    persistence,
    repositories,
    book,
    { booking, client, maxOpenBookings },
    now,
  );
  await bookingRequests.save(request.id, { confirmedAt: now, therapySessionId: id });
  return linkedSession(auth, (await therapySessions.findEntry(id, false))!, client);
}

/** The session of a confirmed request. */
export async function confirmedSession(
  { auth }: Pick<Ports, "auth">,
  { therapySessions, users }: Pick<Repositories, "therapySessions" | "users">,
  { therapySessionId }: BookingRequest,
): Promise<LinkedSession> {
  const session = therapySessionId && await therapySessions.findEntry(therapySessionId, false);
  const client = session && await users.find(session.userId);
  if (!session || !client) throw new DomainError("ERR_NOT_FOUND");
  return linkedSession(auth, session, client);
}
