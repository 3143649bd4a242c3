import { emailKey, type User } from "../../domain/account.ts";
import { requireAdmitted } from "../../domain/admission.ts";
import { type BookingTerms, requireShownTerms } from "../../domain/booking-terms.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Invitee, ScheduledEvent } from "../../domain/scheduling.ts";
import type { Acknowledgement } from "../../domain/suitability/acknowledgement.ts";
import type { TherapySession } from "../../domain/therapy-session.ts";
import type { NewestReads, Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { NewBooking } from "../../ports/scheduling/time-holds.ts";
import type { Context } from "../context.ts";
import type { FirstAnswer } from "../first-answer.ts";
import { bookingLimit } from "../request-limits.ts";
import { findBookingLink } from "../secret-links/booking-link.ts";
import { useCredit } from "../packages/use-credit.ts";
import { needsPrepayment } from "../session-orders/new-order.ts";
import { isAnswerNeeded } from "../session-requests/new-request.ts";
import { bookSession } from "../therapy-sessions/book-session.ts";
import { checkBooking } from "../suitability/check-booking.ts";
import { giveConsent } from "../user/consent-gate.ts";
import { bookingReads } from "./booking-reads.ts";
import { requireValidForm } from "./booking-form.ts";

/** `session` is null in an outside calendar, which reports the booking later. */
export type Booked = { event: ScheduledEvent; invitee: Invitee; session: TherapySession | null };

/**
 * Books a time for the caller under their own confirmed address. In the embedded calendar the session is stored in the
 * same transaction; the booking of an outside calendar becomes a session when it is reported or reconciled.
 */
export async function bookTime(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { now, language, account }: Context,
  input: NewBooking & {
    maxOpenBookings: number;
    shown?: BookingTerms | undefined;
    /** The token of the secret link by which the person books. */
    secretLink?: string | undefined;
    acknowledgement?: Acknowledgement | undefined;
    /** Of the caller: one session of it pays the booking. */
    packageId?: string | undefined;
    /** In the embedded calendar, where it is stored together with the booking. */
    firstAnswer?: FirstAnswer<Booked> | undefined;
  },
): Promise<Booked> {
  const { persistence, scheduling } = ports;
  const { maxOpenBookings, shown, acknowledgement, packageId, firstAnswer, ...rest } = input;
  const { secretLink: token, ...requested } = rest;
  const { eventTypeUri } = requested;
  const findType = async (repositories?: Repositories) => {
    const type = await scheduling.findEventType(eventTypeUri, repositories);
    if (!type?.active) throw new DomainError("ERR_PRACTICE_NOT_OFFERED");
    requireValidForm(requested, type);
    return type;
  };
  const limit = bookingLimit(ports.auth, account.userId);
  const { holds } = scheduling;
  const check = (repositories: Repositories, acknowledgement: Acknowledgement | undefined) => {
    const client = { id: account.userId };
    const given = { client, eventTypeUri, acknowledgement, isOwn: true, language };
    return checkBooking(ports, repositories, given, now);
  };
  if (!holds) {
    const type = await findType();
    if (packageId !== undefined) throw new DomainError("ERR_BOOK_AT_PROVIDER");
    const { email } = requireOwnAddress(await persistence.users.find(account.userId), requested);
    requireAdmitted(await persistence.therapists.admissionOf(eventTypeUri, email));
    const priceCents = await persistence.therapists.priceOf(eventTypeUri);
    if (priceCents !== null) requireShownTerms(shown, { ...type, priceCents });
    // Nothing is recorded: the session is stored when the provider reports it.
    await check(persistence, acknowledgement && { ...acknowledgement, share: false });
    return { ...await scheduling.book(requested, now), session: null };
  }
  // Its own hold keeps a time for the caller.
  const early = requested.hold
    ? {}
    : { beforeEarlyRefusal: async (newest: NewestReads) => await firstAnswer?.requireNone(newest) };
  return await holds.bookWith({ ...requested, ...early }, now, async (repositories, book) => {
    const own = { userId: account.userId, booking: requested };
    repositories.readAhead((ahead) => bookingReads(ports, ahead, own, now));
    await firstAnswer?.requireNone(repositories);
    await findType(repositories);
    await limit.requireNotReached(repositories.attempts, now);
    const client = requireOwnAddress(await repositories.users.find(account.userId), requested);
    const link = await findBookingLink(ports, repositories, { token, eventTypeUri }, now);
    if (await isAnswerNeeded(repositories, eventTypeUri, client.email)) {
      throw new DomainError("ERR_APPROVAL_NEEDED");
    }
    if (packageId === undefined && await needsPrepayment(repositories, eventTypeUri)) {
      throw new DomainError("ERR_PREPAYMENT_NEEDED");
    }
    // The booking page shows the terms next to its button.
    const agreed = { userId: client.id, purpose: "bookings", language } as const;
    await giveConsent(ports, repositories, agreed, now);
    const booking = { ...requested, isAdmitted: link !== null };
    const suitability = await check(repositories, acknowledgement);
    const pay = packageId === undefined
      ? undefined
      : (session: TherapySession) =>
        useCredit(persistence, repositories, { packageId, session }, now);
    const details = { booking, client, maxOpenBookings, shown, link, suitability, pay };
    const booked = await bookSession(persistence, repositories, book, details, now);
    await limit.count(repositories.attempts, now);
    await firstAnswer?.store(repositories, booked);
    return booked;
  });
}

/** ERR_FORBIDDEN for another person's address, ERR_EMAIL_NOT_VERIFIED. */
function requireOwnAddress(client: User | null, { invitee }: Pick<NewBooking, "invitee">): User {
  if (!client) throw new DomainError("ERR_UNAUTHORIZED");
  if (emailKey(client.email) !== emailKey(invitee.email)) {
    throw new DomainError("ERR_FORBIDDEN", { detail: "the address is not the caller's own" });
  }
  if (client.emailVerifiedAt === null) throw new DomainError("ERR_EMAIL_NOT_VERIFIED");
  return client;
}
