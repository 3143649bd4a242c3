import { requireFewWaiting } from "../../domain/booking-request.ts";
import { type BookingTerms, requireShownTerms } from "../../domain/booking-terms.ts";
import { DomainError } from "../../domain/errors.ts";
import { requireSpendable } from "../../domain/money/gift-card.ts";
import { type CodeDigits, codeText, codeValidMs } from "../../domain/mailed-code.ts";
import { networkOf } from "../../domain/network-address.ts";
import { spanText } from "../../domain/span-text.ts";
import type { Language } from "../../domain/text.ts";
import { offsetAt } from "../../domain/wall-clock.ts";
import type { Ports } from "../../ports/ports.ts";
import { unknownEventType } from "../../domain/scheduling.ts";
import type { HoldSecret, NewBooking } from "../../ports/scheduling/time-holds.ts";
import { codeLimit } from "../auth/code-limit.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { findCard } from "../gift-cards/find-card.ts";
import { sendAtOnce, type SentAtOnce } from "../outbox/send-at-once.ts";
import { findBookingLink } from "../secret-links/booking-link.ts";
import { countRequest, countRequests } from "../request-limits.ts";
import { requireValidForm } from "../scheduling/booking-form.ts";
import { codeOutcome } from "./code-outcome.ts";
import { requestCodeText } from "./confirmation.ts";

type RequestedBooking = NewBooking & {
  hold: HoldSecret;
  language?: Language;
  /** What the page showed, where it is known. */
  shown?: BookingTerms | undefined;
  /** The token of the secret link by which the person books. */
  secretLink?: string | undefined;
  /** Requested with the key of a partner. */
  isOfPartner: boolean;
  /** The gift card that pays as much as it can. */
  giftCardCode?: string | undefined;
};

type Requested = {
  id: string;
  secret: string;
  expiresAt: number;
  codeExpiresAt: number;
  digits: CodeDigits;
  mail: SentAtOnce;
};

/**
 * Stores a booking until its mailbox is proven, holds the time meanwhile and mails a code and a link. A second request
 * for the same hold replaces the first. Nothing here depends on whether the address has an account.
 */
export async function requestBooking(
  ports: Pick<Ports, "auth" | "mail" | "persistence" | "scheduling">,
  { now, language: preferred, address, deviceMarks }: VisitorContextWithAddress,
  input: RequestedBooking,
): Promise<Requested> {
  const { auth, persistence, scheduling } = ports;
  const { holds } = scheduling;
  if (!holds) throw new DomainError("ERR_BOOK_AT_PROVIDER");
  const type = await scheduling.findEventType(input.eventTypeUri);
  const therapist = await persistence.therapists.findByEventType(input.eventTypeUri);
  const practice = therapist?.practices.find((one) => one.eventTypeUri === input.eventTypeUri);
  if (!type) throw new DomainError("ERR_PRACTICE_NOT_OFFERED", { detail: unknownEventType });
  if (!type.active || !practice) throw new DomainError("ERR_PRACTICE_NOT_OFFERED");
  requireValidForm(input, type);
  const { email, name, phone = null, timeZone } = input.invitee;
  const origin = { email, address, deviceMarks };
  await countRequests(ports, now, [
    { limit: "codesPerNetwork", by: networkOf(address) },
    { mail: "codesPerMailbox", origin },
  ]);

  const { giftCardCode } = input;
  const card = giftCardCode === undefined
    ? null
    : await findCard(ports, { now, address, account: null }, giftCardCode);
  if (card) requireSpendable(card, now);

  const id = persistence.newId();
  const [secret, link] = [auth.newSecret(), auth.newSecret()];
  const language = input.language ?? preferred;
  const codeExpiresAt = now + codeValidMs;
  const onceKey = `booking-request:${id}`;
  const { digits, expiresAt } = await persistence.transaction(async (repositories) => {
    const { attempts, bookingRequests, outbox } = repositories;
    const { eventTypeUri, secretLink: token } = input;
    const secretLink = await findBookingLink(ports, repositories, { token, eventTypeUri }, now);
    const hold = await holds.extend(repositories, input.hold, "mailbox", now);
    if (hold.eventTypeUri !== input.eventTypeUri || hold.startsAt !== input.startsAt) {
      throw new DomainError("ERR_HOLD_EXPIRED", { detail: "the hold is of another time" });
    }
    await countRequest(auth, attempts, { limit: "codesPerHold", by: hold.id }, now);
    const stored = await repositories.holds.find(hold.id);
    const priceCents = stored?.priceCents ?? practice.priceCents;
    requireShownTerms(input.shown, { ...type, priceCents });
    await bookingRequests.deleteOfHold(hold.id);
    const networkHash = stored?.networkHash ?? null;
    requireFewWaiting(await bookingRequests.listExpiries({ email, networkHash }, now), now);
    const digits = await codeLimit(auth, origin).chooseDigits(attempts, now);
    const code = auth.newCode(digits);
    await bookingRequests.add({
      id,
      secretHash: secret.hash,
      linkHash: link.hash,
      codeHash: auth.mac("mailed-code", requestCodeText(id, code)),
      tries: 0,
      codeExpiresAt,
      holdId: hold.id,
      holdSecretSealed: auth.encrypt(input.hold.secret),
      eventTypeUri: input.eventTypeUri,
      startsAt: hold.startsAt,
      endsAt: hold.endsAt,
      meetingType: input.meetingType ?? null,
      email,
      name,
      phone,
      timeZone,
      language,
      answers: input.answers,
      tracking: input.tracking,
      createdAt: now,
      expiresAt: hold.expiresAt,
      confirmedAt: null,
      therapySessionId: null,
      sessionRequestId: null,
      sessionOrderId: null,
      giftCardId: card?.id ?? null,
      secretLinkId: secretLink?.id ?? null,
      isOfPartner: input.isOfPartner,
    });
    const wanted = { eventTypeUri, email, priceCents, giftCardId: card?.id ?? null, language };
    const outcome = await codeOutcome(repositories, wanted);
    await outbox.add({
      to: email,
      language,
      template: "confirm-booking",
      // A mistyped address must not tell a stranger who meets whom.
      facts: {
        ...outcome,
        code: codeText(code),
        when: spanText(hold, timeZone, language),
        there: offsetAt(timeZone, hold.startsAt) === offsetAt(type.timeZone, hold.startsAt)
          ? ""
          : spanText(hold, type.timeZone, language),
        path: `/booking/confirm#${link.secret}`,
      },
      onceKey,
      notAfter: hold.expiresAt,
    }, now);
    return { digits, expiresAt: hold.expiresAt };
  });
  const mail = await sendAtOnce(ports, onceKey, now);
  return { id, secret: secret.secret, expiresAt, codeExpiresAt, digits, mail };
}
