import type { BookingTerms } from "../../domain/booking-terms.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Acknowledgement } from "../../domain/suitability/acknowledgement.ts";
import type { Ports } from "../../ports/ports.ts";
import type { NewBooking } from "../../ports/scheduling/time-holds.ts";
import type { Context } from "../context.ts";
import { findBookingLink } from "../secret-links/booking-link.ts";
import { bookingLimit } from "../request-limits.ts";
import { requireValidForm } from "../scheduling/booking-form.ts";
import { checkBooking } from "../suitability/check-booking.ts";
import { giveConsent } from "../user/consent-gate.ts";
import { addRequest, isAnswerNeeded } from "./new-request.ts";
import { type RequestEntry, requestEntry } from "./request-entry.ts";

type Input = Omit<NewBooking, "invitee"> & {
  timeZone: string;
  /** E.164. */
  phone?: string | undefined;
  maxOpenBookings: number;
  shown?: BookingTerms | undefined;
  /** The token of the secret link by which the person books. */
  secretLink?: string | undefined;
  acknowledgement?: Acknowledgement | undefined;
};

/**
 * Requests a time that the practitioner confirms, under the caller's own address. ERR_BOOK_AT_ONCE when no answer is
 * needed, ERR_BOOK_AT_PROVIDER, ERR_EMAIL_NOT_VERIFIED, else as `addRequest`.
 */
export async function createSessionRequest(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { account, language, now }: Context,
  { timeZone, phone, maxOpenBookings, shown, secretLink: token, acknowledgement, ...requested }:
    Input,
): Promise<RequestEntry> {
  const { scheduling } = ports;
  const { holds } = scheduling;
  if (!holds) throw new DomainError("ERR_BOOK_AT_PROVIDER");
  const { eventTypeUri } = requested;
  const type = await scheduling.findEventType(eventTypeUri);
  if (!type?.active) throw new DomainError("ERR_PRACTICE_NOT_OFFERED");
  const limit = bookingLimit(ports.auth, account.userId);
  return await holds.bookWith(requested, now, async (repositories) => {
    await limit.requireNotReached(repositories.attempts, now);
    const client = await repositories.users.find(account.userId);
    if (!client) throw new DomainError("ERR_UNAUTHORIZED");
    if (client.emailVerifiedAt === null) throw new DomainError("ERR_EMAIL_NOT_VERIFIED");
    const { name, email } = client;
    const link = await findBookingLink(ports, repositories, { token, eventTypeUri }, now);
    const invitee = { name, email, phone, timeZone };
    const booking = { ...requested, invitee, isAdmitted: link !== null };
    requireValidForm(booking, type);
    if (!await isAnswerNeeded(repositories, eventTypeUri, email)) {
      throw new DomainError("ERR_BOOK_AT_ONCE");
    }
    const agreed = { userId: client.id, purpose: "bookings", language } as const;
    await giveConsent(ports, repositories, agreed, now);
    const given = { client, eventTypeUri, acknowledgement, isOwn: true, language };
    const suitability = await checkBooking(ports, repositories, given, now);
    const details = { booking, client, maxOpenBookings, shown, link, suitability };
    const request = await addRequest(ports, repositories, holds, details, now);
    await limit.count(repositories.attempts, now);
    return (await requestEntry(repositories, request))!;
  });
}
