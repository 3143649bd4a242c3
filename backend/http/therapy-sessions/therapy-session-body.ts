import { z } from "@hono/zod-openapi";
import type { Account } from "../../domain/account.ts";
import {
  canCancel,
  cancelFreeUntil,
  cancelOutcome,
  canComment,
  standing,
  statusAt,
  type TherapySessionEntry,
} from "../../domain/therapy-session.ts";
import {
  canMarkNoShow,
  canRate,
  canRecommend,
  ratingOpenUntil,
} from "../../domain/therapy-session-outcome.ts";
import { canReschedule } from "../../domain/therapy-session-reschedule.ts";
import { instantText } from "../version.ts";

const Instant = z.iso.datetime();
const Code = z.string().max(40);

const CommentBody = z.object({
  id: z.uuid(),
  isTherapistComment: z.boolean(),
  mine: z.boolean(),
  comment: z.string().max(2000),
  createdAt: Instant,
});

const RecommendationBody = z.object({
  practices: z.array(Code).max(35),
  text: z.string().max(4000),
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
    client: z.object({ id: z.uuid(), name: z.string().max(200) }),
    eventUrl: z.string().max(500),
    eventInviteeUrl: z.string().max(500),
    status: z.enum(["booked", "finished", "cancelled"]),
    startsAt: Instant,
    endsAt: Instant,
    timeZone: z.string().max(64).openapi({ description: "The practitioner's IANA zone" }),
    practiceType: Code,
    group: z.enum(["somatic", "talking", "energetic", "other"]),
    durationMinutes: z.int().min(1).max(1440),
    priceCents: z.int().min(0).max(10_000_000),
    currency: z.literal("EUR"),
    intro: z.boolean(),
    meetingType: z.enum(["VIDEO_CALL", "IN_PERSON"]),
    place: z.string().max(500),
    cancelFreeUntil: Instant.openapi({ description: "Until then cancelling costs nothing" }),
    canCancel: z.boolean(),
    cancelOutcome: z.enum(["free", "late"]).nullable().openapi({
      description: "What cancelling or moving it now would mean to the caller; null: they cannot",
    }),
    canReschedule: z.boolean(),
    rescheduleUrl: z.string().max(500).nullable().openapi({
      description:
        "The provider's page, when it has to be moved there; only in the answer of getTherapySession",
    }),
    rescheduledFromId: z.uuid().nullable(),
    rescheduledToId: z.uuid().nullable(),
    noShow: z.boolean(),
    canMarkNoShow: z.boolean().openapi({ description: "Or take it back" }),
    rating: z.int().min(1).max(5).nullable(),
    canRate: z.boolean(),
    ratingOpenUntil: Instant.nullable().openapi({
      description: "Until then the rating can be changed; null before there is one",
    }),
    note: z.string().max(4000).nullable().openapi({
      description: "The client's private note; null for everybody else",
    }),
    comments: z.array(CommentBody).max(100),
    canComment: z.boolean(),
    recommendations: z.array(RecommendationBody).max(100),
    canRecommend: z.boolean(),
    meetingCount: z.int().min(0).max(1_000_000).openapi({
      description: "How often these two have met, up to and including this session",
    }),
    eventTypeUrl: z.string().max(500).nullable().openapi({
      description: "The event type it was booked at, for its times; null: offered no more",
    }),
    schedulingUrl: z.string().max(500).nullable().openapi({
      description: "The page where the same is booked again",
    }),
    cancelledBy: z.enum(["client", "therapist", "admin", "provider"]).nullable(),
    cancelReason: z.string().max(500).nullable(),
    updatedAt: Instant.openapi({ description: "Its ETag in quotes; send it as If-Match" }),
  })
  .openapi("TherapySession", {
    example: {
      id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
      therapist: {
        id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d11",
        slug: "kadri-tamm",
        name: "Kadri Tamm",
        pictureUrl: "/files/portraits/kadri-tamm.svg",
      },
      client: { id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d12", name: "Mari Maasikas" },
      eventUrl:
        "http://localhost:8000/api/calendly/scheduled_events/0197a1c2-6d1e-7000-8000-3f5b2a9c1d13",
      eventInviteeUrl:
        "http://localhost:8000/api/calendly/scheduled_events/0197a1c2-6d1e-7000-8000-3f5b2a9c1d13/invitees/0197a1c2-6d1e-7000-8000-3f5b2a9c1d14",
      status: "booked",
      startsAt: "2026-11-24T16:15:00Z",
      endsAt: "2026-11-24T17:15:00Z",
      timeZone: "Europe/Tallinn",
      practiceType: "MASSAGE",
      group: "somatic",
      durationMinutes: 60,
      priceCents: 5500,
      currency: "EUR",
      intro: false,
      meetingType: "IN_PERSON",
      place: "Telliskivi 60a, Tallinn",
      cancelFreeUntil: "2026-11-23T16:15:00Z",
      canCancel: true,
      cancelOutcome: "free",
      canReschedule: true,
      rescheduleUrl: null,
      rescheduledFromId: null,
      rescheduledToId: null,
      noShow: false,
      canMarkNoShow: false,
      rating: null,
      canRate: false,
      ratingOpenUntil: null,
      note: null,
      comments: [],
      canComment: true,
      recommendations: [],
      canRecommend: false,
      meetingCount: 1,
      eventTypeUrl:
        "http://localhost:8000/api/calendly/event_types/0197a1c2-6d1e-7000-8000-3f5b2a9c1d15",
      schedulingUrl: "http://localhost:8000/@kadri-tamm/massage-60",
      cancelledBy: null,
      cancelReason: null,
      updatedAt: "2026-11-20T18:04:09.120Z",
    },
  });

/** A session as one of its people sees it at `now` (ms). */
export function present(
  session: TherapySessionEntry,
  account: Account,
  now: number,
  rescheduleUrl: string | null = null,
): z.infer<typeof TherapySessionBody> {
  const { therapist, client } = session;
  const by = standing(session, account);
  const mayCancel = by !== null && canCancel(session, by, now);
  const until = ratingOpenUntil(session);
  return {
    id: session.id,
    therapist: {
      id: therapist.id,
      slug: therapist.slug,
      name: therapist.name,
      pictureUrl: therapist.pictureKey && `/files/${therapist.pictureKey}`,
    },
    client: { id: client.id, name: client.name },
    eventUrl: session.eventUri,
    eventInviteeUrl: session.inviteeUri,
    status: statusAt(session, now),
    startsAt: instantText(session.startsAt),
    endsAt: instantText(session.endsAt),
    timeZone: session.timeZone,
    practiceType: session.practiceType,
    group: session.group,
    durationMinutes: Math.round((session.endsAt - session.startsAt) / 60_000),
    priceCents: session.priceCents,
    currency: "EUR",
    intro: session.intro,
    meetingType: session.meetingType,
    place: session.place,
    cancelFreeUntil: instantText(cancelFreeUntil(session)),
    canCancel: mayCancel,
    cancelOutcome: mayCancel ? cancelOutcome(session, by, now) : null,
    canReschedule: canReschedule(session, by, now),
    rescheduleUrl,
    rescheduledFromId: session.rescheduledFromId,
    rescheduledToId: session.rescheduledToId,
    noShow: session.noShowAt !== null,
    canMarkNoShow: canMarkNoShow(session, by, now),
    rating: session.rating,
    canRate: canRate(session, by, now),
    ratingOpenUntil: until === null ? null : instantText(until),
    note: session.note,
    comments: session.comments.map((comment) => ({
      id: comment.id,
      isTherapistComment: comment.isTherapistComment,
      mine: comment.authorUserId === account.userId,
      comment: comment.comment,
      createdAt: instantText(comment.createdAt),
    })),
    canComment: canComment(session, by),
    recommendations: session.recommendations.map((recommendation) => ({
      practices: recommendation.practices,
      text: recommendation.text,
      createdAt: instantText(recommendation.createdAt),
    })),
    canRecommend: canRecommend(session, by, now),
    meetingCount: session.meetingCount,
    eventTypeUrl: session.eventTypeUri,
    schedulingUrl: session.schedulingUrl,
    cancelledBy: session.cancelledBy,
    cancelReason: session.cancelReason,
    updatedAt: instantText(session.updatedAt),
  };
}
