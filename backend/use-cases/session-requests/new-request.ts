import type { User } from "../../domain/account.ts";
import { type BookingTerms, requireShownTerms } from "../../domain/booking-terms.ts";
import { minute } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import {
  needsAnswer,
  requireAnswerTime,
  requireNoSuchRequest,
  type SessionRequest,
} from "../../domain/session-request.ts";
import type { SecretLink } from "../../domain/secret-link.ts";
import { openBookings } from "../../domain/open-bookings.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { NewBooking, TimeHolds } from "../../ports/scheduling/time-holds.ts";
import { requireOtherCalendar } from "../scheduling/other-calendar.ts";
import { type CheckedSuitability, recordSuitability } from "../suitability/check-booking.ts";
import { queueRequestMail } from "./request-mails.ts";

/** Whether a booking of this client has to wait for the practitioner's answer. */
export async function isAnswerNeeded(
  { sessionRequests, therapists }: Pick<Repositories, "sessionRequests" | "therapists">,
  eventTypeUri: string,
  email: string,
): Promise<boolean> {
  const rule = await sessionRequests.ruleOf(eventTypeUri);
  if (rule === "never") return false;
  const admission = await therapists.admissionOf(eventTypeUri, email);
  return needsAnswer(rule, { isClient: admission?.isClient ?? false });
}

/**
 * Keeps the time of a booking until the practitioner answers, with mails to both, in the transaction of `bookWith`.
 * ERR_TOO_LATE_TO_REQUEST, ERR_OWN_CALENDAR, ERR_TOO_MANY_BOOKINGS, ERR_PRICE_CHANGED, else as `Scheduling.book`.
 */
export async function addRequest(
  { auth, persistence }: Pick<Ports, "auth"> & { persistence: Pick<Persistence, "newId"> },
  repositories: Repositories,
  holds: TimeHolds,
  { booking, client, maxOpenBookings, shown, link = null, suitability }: {
    booking: NewBooking;
    client: User;
    maxOpenBookings: number;
    shown?: BookingTerms | undefined;
    /** By which the client came. */
    link?: SecretLink | null;
    /** Of `checkBooking`. */
    suitability: CheckedSuitability;
  },
  now: number,
): Promise<SessionRequest> {
  const { sessionRequests, therapists, therapySessions } = repositories;
  const { eventTypeUri, startsAt } = booking;
  const therapist = await therapists.findByEventType(eventTypeUri);
  const practice = therapist?.practices.find((one) => one.eventTypeUri === eventTypeUri);
  if (!therapist || !practice) throw new DomainError("ERR_PRACTICE_NOT_OFFERED");
  const held = { therapistId: therapist.id, practiceId: practice.id };
  await requireOtherCalendar(repositories, client, held);
  const answerBy = requireAnswerTime(startsAt, now);
  const waiting = await sessionRequests.listWaitingOf(client.id, now);
  const booked = openBookings(await therapySessions.listUnsettled(client.id), therapist.id, now);
  const here = waiting.filter(({ therapistId }) => therapistId === therapist.id);
  if (booked.length + here.length >= maxOpenBookings) {
    throw new DomainError("ERR_TOO_MANY_BOOKINGS");
  }
  const kept = await holds.keepForAnswer({ repositories, booking, expiresAt: answerBy }, now);
  const { hold, priceCents, oncePerClient } = kept;
  const { endsAt } = hold;
  requireNoSuchRequest(waiting, { startsAt, endsAt, eventTypeUri }, { oncePerClient });
  requireShownTerms(shown, { priceCents, durationMinutes: (endsAt - startsAt) / minute });
  const request: SessionRequest = {
    id: persistence.newId(),
    therapistId: therapist.id,
    userId: client.id,
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
    holdId: hold.id,
    holdSecretSealed: auth.encrypt(hold.secret),
    createdAt: now,
    answerBy,
    status: "waiting",
    endedAt: null,
    message: "",
    therapySessionId: null,
    secretLinkId: link?.id ?? null,
  };
  await sessionRequests.add(request);
  const recorded = { userId: client.id, booking: { sessionRequestId: request.id } };
  await recordSuitability(persistence, repositories, suitability, recorded, now);
  await queueRequestMail(repositories, { event: "session-request", to: "client" }, request, now);
  await queueRequestMail(repositories, { event: "session-request", to: "therapist" }, request, now);
  return request;
}
