import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { type Account, emailMaxLength } from "../../domain/account.ts";
import { isCancelledForAbsence, isUnanswered } from "../../domain/absence.ts";
import { practiceGroups } from "../../domain/domain-value.ts";
import { callLinkAt, callLinkMaxLength } from "../../domain/call-link.ts";
import { minute } from "../../domain/duration.ts";
import { lateFee, waiveRefusal } from "../../domain/late-fee.ts";
import { secretLinkNameMaxLength } from "../../domain/secret-link.ts";
import { meetingTypes } from "../../domain/scheduling.ts";
import {
  cancelFreeUntil,
  cancelOutcome,
  moveRefusableUntil,
} from "../../domain/free-cancellation.ts";
import { clientContact } from "../../domain/client-contact.ts";
import { sealedNoteMaxLength } from "../../domain/sealed-journal.ts";
import {
  actors,
  canCancel,
  commentMaxLength,
  commentRefusal,
  maximumComments,
  noteMaxLength,
  reasonMaxLength,
  roleIn,
  statusAt,
  type TherapySessionEntry,
  therapySessionStatuses,
} from "../../domain/therapy-session.ts";
import {
  maximumRecommendedPractices,
  noShowRefusal,
  ratingOpenUntil,
  ratingRange,
  ratingRefusal,
  recommendationMaxLength,
  recommendationRefusal,
} from "../../domain/therapy-session-outcome.ts";
import { rescheduleRefusal } from "../../domain/therapy-session-reschedule.ts";
import { mostCompanions } from "../../domain/companion.ts";
import { CompanionPeople, presentPerson } from "../companions/companion-body.ts";
import { json } from "../json-bodies.ts";
import { StoredPhone } from "../phone-number.ts";
import type { SignedInEnv } from "../signed-in.ts";
import { BookingAnswers, presentAnswers } from "./booking-answers-body.ts";
import { ArrivalBody, presentArrival } from "./arrival-body.ts";
import { Seats } from "./therapy-session-group-body.ts";
import { onSitePaymentFields, presentOnSiteFields } from "./on-site-payment-body.ts";
import { presentSessionMoney, sessionMoneyFields } from "./session-money-body.ts";
import { CancelledForAbsence, MoveBody, presentMove } from "./move-body.ts";
import { therapySessionExample } from "./therapy-session-example.ts";
import { etag, etagOf, instantText, optionalInstantText } from "../version.ts";

const Instant = z.iso.datetime();
const Code = z.string().max(40);

const CommentBody = z.object({
  id: z.uuid(),
  isTherapistComment: z.boolean(),
  mine: z.boolean().openapi({ description: "Whether the caller wrote it" }),
  comment: z.string().max(commentMaxLength),
  createdAt: Instant,
});

const RecommendationBody = z.object({
  practices: z.array(Code).max(maximumRecommendedPractices),
  text: z.string().max(recommendationMaxLength),
  createdAt: Instant,
});

export const TherapySessionBody = z
  .object({
    id: z.uuid(),
    therapist: z.object({
      id: z.uuid(),
      slug: z.string().max(120),
      name: z.string().max(200),
      pictureUrl: z.string().max(300).nullable(),
    }),
    client: z.object({
      id: z.uuid(),
      name: z.string().max(200),
      email: z.string().max(emailMaxLength).nullable().openapi({
        description:
          "For the practitioner, until 30 days after the start of the session; else null, as where the client has none",
      }),
      phone: StoredPhone.openapi({
        description:
          "In E.164, as the booking had it. For the practitioner, until 30 days after the start of the session; else null",
      }),
    }),
    companions: CompanionPeople,
    awayCompanions: z.array(z.string().max(200)).max(mostCompanions).openapi({
      description: "For the practitioner: the names of companions who cannot take part; else empty",
    }),
    eventUrl: z.string().max(500),
    eventInviteeUrl: z.string().max(500),
    status: z.enum(therapySessionStatuses),
    startsAt: Instant,
    endsAt: Instant,
    timeZone: z.string().max(64).openapi({ description: "The practitioner's IANA time zone" }),
    practiceType: Code,
    group: z.enum(practiceGroups),
    durationMinutes: z.int().min(1).max(1440),
    ...sessionMoneyFields,
    ...onSitePaymentFields,
    intro: z.boolean(),
    meetingType: z.enum(meetingTypes),
    place: z.string().max(500),
    arrival: ArrivalBody,
    callLink: z.url().max(callLinkMaxLength).nullable().openapi({
      description: "Where a booked video session takes place; null before `callLinkFrom`",
    }),
    callLinkFrom: Instant.nullable().openapi({
      description:
        "From when both people see the call link; null in person and when the practitioner has no link",
    }),
    cancelFreeUntil: Instant.openapi({ description: "Cancelling is free until then" }),
    canCancel: z.boolean(),
    cancelOutcome: z.enum(["free", "late"]).nullable().openapi({
      description:
        "Whether cancelling or rescheduling now would be free or late for the caller; null when the caller can do neither",
    }),
    canWaiveFee: z.boolean(),
    canReschedule: z.boolean(),
    rescheduleUrl: z.string().max(500).nullable().openapi({
      description:
        "The provider's page, when the session can only be rescheduled there; null in every response but the one of " +
        "`getTherapySession`",
    }),
    lastMove: MoveBody.nullable().openapi({
      description: "The latest move to another time; null when the session was never moved",
    }),
    moveRefusableUntil: Instant.nullable().openapi({
      description:
        "Until then the client can refuse the practitioner's new time, which is a free cancellation; null without one",
    }),
    lateMinutes: z.int().min(5).max(1440).nullable().openapi({
      description:
        "How much later than booked the session begins, as the practitioner announced; null without a delay",
    }),
    practitionerAway: z.boolean().openapi({
      description:
        "Whether the practitioner cannot hold the session and the client has not chosen yet what becomes of it",
    }),
    noShow: z.boolean(),
    canMarkNoShow: z.boolean().openapi({
      description: "Whether the caller can mark the client as not attended, or undo it",
    }),
    rating: z.int().min(ratingRange.min).max(ratingRange.max).nullable(),
    canRate: z.boolean(),
    ratingOpenUntil: Instant.nullable().openapi({
      description: "The rating can be changed until then; null without a rating",
    }),
    note: z.string().max(10 * noteMaxLength).nullable().openapi({
      description: "The client's private note; null for every other caller, and when it is sealed",
    }),
    sealedNote: z.string().max(sealedNoteMaxLength).nullable().openapi({
      description:
        "The client's private note as only the client's device can open it; null for every other caller",
    }),
    answers: BookingAnswers,
    comments: z.array(CommentBody).max(maximumComments),
    canComment: z.boolean(),
    recommendations: z.array(RecommendationBody).max(100),
    canRecommend: z.boolean(),
    meetingCount: z.int().min(0).max(1_000_000).openapi({
      description:
        "The number of sessions of the client and the practitioner that were not cancelled, up to and including this one",
    }),
    seats: Seats,
    eventTypeUrl: z.string().max(500).nullable().openapi({
      description: "The event type of the booking; null when it is no longer offered",
    }),
    schedulingUrl: z.string().max(500).nullable().openapi({
      description: "The page to book the same practice again; null when it is no longer offered",
    }),
    secretLink: z.string().max(secretLinkNameMaxLength).nullable().openapi({
      description:
        "The name of the secret link by which the session was booked, for the practitioner; else null",
    }),
    cancelledBy: z.enum(actors).exclude(["clock"]).nullable(),
    cancelledForAbsence: CancelledForAbsence,
    cancelReason: z.string().max(reasonMaxLength).nullable(),
    updatedAt: Instant.openapi({
      description: "The time of the last change; in quotes it is an ETag for `If-Match`",
    }),
  })
  .openapi("TherapySession", {
    example: therapySessionExample,
  });

export const SessionId = z.object({ id: z.uuid() });

export const sessionResponse = { headers: etag, ...json(TherapySessionBody) };

export function sendSession(
  c: Context<SignedInEnv>,
  session: TherapySessionEntry,
  rescheduleUrl: string | null = null,
): z.infer<typeof TherapySessionBody> {
  c.header("ETag", etagOf(session));
  return present(session, c.var.account, c.var.now, rescheduleUrl);
}

/** The session as `account` may see it at `now` (ms). */
export function present(
  session: TherapySessionEntry,
  account: Account,
  now: number,
  rescheduleUrl: string | null = null,
): z.infer<typeof TherapySessionBody> {
  const { therapist: { pictureKey, ...therapist }, client } = session;
  const call = callLinkAt(session, session.callAddress, now);
  const by = roleIn(session, account);
  const status = statusAt(session, now);
  const contact = by === "therapist" ? clientContact(session, now) : { email: null, phone: null };
  const mayCancel = by !== null && canCancel(session, by, now);
  return {
    id: session.id,
    therapist: { ...therapist, pictureUrl: pictureKey && `/files/${pictureKey}` },
    client: {
      id: client.id,
      name: client.name,
      ...contact,
    },
    companions: session.companions.map(presentPerson),
    awayCompanions: by === "therapist" && status === "booked" ? session.awayCompanions : [],
    eventUrl: session.eventUri,
    eventInviteeUrl: session.inviteeUri,
    status,
    startsAt: instantText(session.startsAt),
    endsAt: instantText(session.endsAt),
    timeZone: session.timeZone,
    practiceType: session.practiceType,
    group: session.group,
    durationMinutes: Math.round((session.endsAt - session.startsAt) / minute),
    ...presentSessionMoney(session),
    ...presentOnSiteFields(session, account, now),
    intro: session.intro,
    meetingType: session.meetingType,
    place: session.place,
    arrival: by === "client" ? presentArrival(session, now) : null,
    // It opens the session to every holder.
    callLink: account.viewedBy === undefined && by !== "admin" ? call.callLink : null,
    callLinkFrom: optionalInstantText(call.callLinkFrom),
    cancelFreeUntil: instantText(cancelFreeUntil(session)),
    canCancel: mayCancel,
    cancelOutcome: mayCancel ? cancelOutcome(session, by, now) : null,
    canWaiveFee: waiveRefusal(session, by) === null && !lateFee(session)?.waived,
    canReschedule: rescheduleRefusal(session, by, now) === null,
    rescheduleUrl,
    lastMove: session.lastMove && presentMove(session.lastMove),
    moveRefusableUntil: optionalInstantText(moveRefusableUntil(session)),
    lateMinutes: session.lateMinutes,
    practitionerAway: isUnanswered(session),
    noShow: session.noShowAt !== null,
    canMarkNoShow: noShowRefusal(session, by, now) === null,
    rating: session.rating,
    canRate: ratingRefusal(session, by, now) === null,
    ratingOpenUntil: optionalInstantText(ratingOpenUntil(session)),
    note: session.note,
    sealedNote: session.sealedNote,
    answers: presentAnswers(session, by),
    comments: session.comments.map((comment) => ({
      id: comment.id,
      isTherapistComment: comment.isTherapistComment,
      mine: comment.authorUserId === account.userId,
      comment: comment.comment,
      createdAt: instantText(comment.createdAt),
    })),
    canComment: commentRefusal(session, by) === null,
    recommendations: session.recommendations.map((recommendation) => ({
      practices: recommendation.practices,
      text: recommendation.text,
      createdAt: instantText(recommendation.createdAt),
    })),
    canRecommend: recommendationRefusal(session, by, now) === null,
    meetingCount: session.meetingCount,
    seats: session.seats,
    eventTypeUrl: session.eventTypeUri,
    schedulingUrl: session.schedulingUrl,
    secretLink: by === "therapist" ? session.secretLink : null,
    cancelledBy: session.cancelledBy,
    cancelledForAbsence: isCancelledForAbsence(session),
    cancelReason: session.cancelReason,
    updatedAt: instantText(session.updatedAt),
  };
}
