import { z } from "@hono/zod-openapi";
import { isCancelledForAbsence, isUnanswered } from "../../domain/absence.ts";
import { emailMaxLength, userNameMaxLength } from "../../domain/account.ts";
import { appointmentTitle, calendarLinks, sessionTitle } from "../../domain/calendar-links.ts";
import { callLinkAt } from "../../domain/call-link.ts";
import { minute } from "../../domain/duration.ts";
import { lateCancelFeeCents, lateFee, noShowFeeCents } from "../../domain/late-fee.ts";
import { moneyBack, returnedTo } from "../../domain/money/session-money.ts";
import { meetingTypes } from "../../domain/scheduling.ts";
import { cancelFreeUntil, cancelOutcome } from "../../domain/free-cancellation.ts";
import {
  canCancel,
  commentMaxLength,
  maximumComments,
  statusAt,
  therapySessionStatuses,
} from "../../domain/therapy-session.ts";
import { rescheduleRefusal } from "../../domain/therapy-session-reschedule.ts";
import type { LinkedSession } from "../../use-cases/booking-links/signed-link.ts";
import { CompanionPeople, presentPerson } from "../companions/companion-body.ts";
import {
  MoneyBackBody,
  presentMoneyBack,
  presentReturned,
  ReturnedMoneyBody,
} from "../payments/money-back-body.ts";
import { ArrivalBody, presentArrival } from "../therapy-sessions/arrival-body.ts";
import { FeeBody } from "../therapy-sessions/fee-body.ts";
import { CancelledForAbsence } from "../therapy-sessions/move-body.ts";
import {
  onSitePaymentFields,
  presentOnSitePayment,
} from "../therapy-sessions/on-site-payment-body.ts";
import { Seats } from "../therapy-sessions/therapy-session-group-body.ts";
import { instantText, optionalInstantText } from "../version.ts";

const Instant = z.iso.datetime();
const Address = z.string().max(500);
const LongAddress = z.string().max(2000);

export const BookedPractice = z.object({
  type: z.string().max(40),
  durationMinutes: z.int().min(1).max(1440),
  intro: z.boolean(),
});

export const BookedTherapist = z.object({
  id: z.uuid(),
  slug: z.string().max(120),
  name: z.string().max(200),
  pictureUrl: z.string().max(300).nullable(),
});

export const BookedSessionBody = z.object({
  id: z.uuid(),
  status: z.enum(therapySessionStatuses),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string().max(64).openapi({ description: "The practitioner's IANA time zone" }),
  practice: BookedPractice,
  therapist: BookedTherapist,
  companions: CompanionPeople,
  meetingType: z.enum(meetingTypes),
  place: z.string().max(500),
  arrival: ArrivalBody,
  callLink: Address.nullable().openapi({
    description: "The address of the video call, from `callLinkFrom` on",
  }),
  callLinkFrom: Instant.nullable(),
  priceCents: z.int().min(0).max(10_000_000),
  paidCents: z.int().min(0).max(10_000_000).openapi({
    description: "What was paid before it and has not gone back",
  }),
  onSitePayment: onSitePaymentFields.onSitePayment,
  ifCancelled: MoneyBackBody.nullable().openapi({
    description:
      "What becomes of `paidCents` when the client cancels now; null when it is too late",
  }),
  returned: ReturnedMoneyBody.openapi({ description: "What has gone back" }),
  currency: z.literal("EUR"),
  lateMinutes: z.int().min(5).max(1440).nullable().openapi({
    description:
      "How much later than booked the session begins, as the practitioner announced; null without a delay",
  }),
  practitionerAway: z.boolean().openapi({
    description:
      "Whether the practitioner cannot hold the session and the client has not chosen yet what becomes of it",
  }),
  cancelledForAbsence: CancelledForAbsence,
  cancelFreeUntil: Instant.openapi({ description: "Cancelling is free until then" }),
  cancelOutcome: z.enum(["free", "late"]).openapi({
    description: "Whether cancelling or moving now would be free or late",
  }),
  lateCancelFeeCents: z.int().min(0).max(10_000_000).openapi({
    description: "What the practitioner may charge after a cancellation or a move that is late",
  }),
  noShowFeeCents: z.int().min(0).max(10_000_000).openapi({
    description: "What the practitioner may charge for a missed session",
  }),
  fee: FeeBody.nullable(),
  comments: z.array(z.object({
    comment: z.string().max(commentMaxLength),
    createdAt: Instant,
  })).max(maximumComments).openapi({
    description: "What the practitioner has written to the client about the session, by time",
  }),
  canCancel: z.boolean(),
  canReschedule: z.boolean(),
  seats: Seats,
  eventTypeUri: Address.nullable().openapi({
    description: "The event type of the booking; null when it is no longer offered",
  }),
  eventUri: Address,
  inviteeUri: Address,
  schedulingUrl: Address.nullable().openapi({
    description: "The page to book the same practice again; null when it is no longer offered",
  }),
  manageUrl: Address.openapi({
    description: "The page to move or cancel the booking without signing in",
  }),
  calendarLinks: z.object({
    google: LongAddress,
    outlook: LongAddress,
    file: Address.openapi({ description: "An iCalendar file" }),
  }),
  email: z.string().max(emailMaxLength),
  name: z.string().max(userNameMaxLength),
}).openapi("BookedSession");

type BookedSession = z.infer<typeof BookedSessionBody>;

export const LinkToken = z.string().min(1).max(100).openapi({
  description: "The part of the link after `#`",
});

export const BookingTokenBody = z.object({ token: LinkToken }).openapi("BookingToken");

export function presentBooked(
  { session, client, practice, money, token, fileToken }: LinkedSession,
  { publicUrl, now }: { publicUrl: string; now: number },
): BookedSession {
  const { therapist } = session;
  const back = moneyBack(session, money, "client", now);
  const call = callLinkAt(session, session.callAddress, now);
  const manageUrl = `${publicUrl}/booking#${token}`;
  return {
    id: session.id,
    status: statusAt(session, now),
    startsAt: instantText(session.startsAt),
    endsAt: instantText(session.endsAt),
    timeZone: session.timeZone,
    practice: {
      type: session.practiceType,
      durationMinutes: Math.round((session.endsAt - session.startsAt) / minute),
      intro: session.intro,
    },
    therapist: {
      id: therapist.id,
      slug: therapist.slug,
      name: therapist.name,
      pictureUrl: therapist.pictureKey && `/files/${therapist.pictureKey}`,
    },
    companions: session.companions.map(presentPerson),
    meetingType: session.meetingType,
    place: session.place,
    arrival: presentArrival(session, now),
    callLink: call.callLink,
    callLinkFrom: optionalInstantText(call.callLinkFrom),
    priceCents: session.priceCents,
    paidCents: session.paidCents,
    onSitePayment: presentOnSitePayment(session.onSitePayment),
    ifCancelled: back && presentMoneyBack(back),
    returned: presentReturned(returnedTo(money)),
    currency: "EUR",
    lateMinutes: session.lateMinutes,
    practitionerAway: isUnanswered(session),
    cancelledForAbsence: isCancelledForAbsence(session),
    cancelFreeUntil: instantText(cancelFreeUntil(session)),
    cancelOutcome: cancelOutcome(session, "client", now),
    lateCancelFeeCents: lateCancelFeeCents(session),
    noShowFeeCents: noShowFeeCents(session),
    fee: lateFee(session),
    comments: session.comments.filter(({ isTherapistComment }) => isTherapistComment)
      .map(({ comment, createdAt }) => ({ comment, createdAt: instantText(createdAt) })),
    canCancel: canCancel(session, "client", now),
    canReschedule: rescheduleRefusal(session, "client", now) === null,
    seats: session.seats,
    eventTypeUri: session.eventTypeUri,
    eventUri: session.eventUri,
    inviteeUri: session.inviteeUri,
    schedulingUrl: session.schedulingUrl,
    manageUrl,
    calendarLinks: {
      // In the language of the client, as the calendar file and the mails are.
      ...calendarLinks({
        ...session,
        title: client.discreet ? appointmentTitle[client.language] : sessionTitle({
          practice: practice[client.language],
          name: session.therapist.name,
          isClient: true,
        }),
        details: [manageUrl],
      }),
      file: `${publicUrl}/api/booking-links/${fileToken}/calendar.ics`,
    },
    email: client.email,
    name: client.name,
  };
}
