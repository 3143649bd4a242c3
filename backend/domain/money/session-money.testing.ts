import { hour } from "../duration.ts";
import type { TherapySession } from "../therapy-session.ts";

type Terms = {
  id: string;
  therapistId: string;
  priceCents: number;
  percent: { late: number; missed: number };
};

/** A session of a client that ended in one of four ways, or is still booked. */
export function anySession(
  { id, therapistId, priceCents, percent }: Terms,
  how: "booked" | "finish" | "cancel-in-time" | "cancel-late" | "miss",
): TherapySession {
  const startsAt = 1000 * hour;
  const endsAt = startsAt + hour;
  const cancelledAt = {
    "cancel-in-time": startsAt - 48 * hour,
    "cancel-late": startsAt - hour,
  }[how as string] ?? null;
  const ended = how === "booked" ? "booked" : "finished";
  const status = cancelledAt === null ? ended : "cancelled";
  return {
    id,
    therapistId,
    userId: "mari",
    eventUri: "https://heaolu.example/event",
    inviteeUri: "https://heaolu.example/invitee",
    status,
    startsAt,
    endsAt,
    timeZone: "Europe/Tallinn",
    practiceType: "MASSAGE",
    intro: false,
    priceCents,
    meetingType: "IN_PERSON",
    place: "",
    cancellationNoticeHours: 24,
    lateCancelPercent: percent.late,
    noShowPercent: percent.missed,
    prepaid: false,
    lateMovedAt: null,
    feeWaivedAt: null,
    onSitePayment: null,
    rating: null,
    ratedAt: null,
    cancelledAt,
    cancelledBy: cancelledAt === null ? null : "client",
    cancelReason: null,
    providerCancelPending: false,
    lastMove: null,
    bookedByTherapist: false,
    clientName: null,
    clientPhone: null,
    noShowAt: how === "miss" ? endsAt : null,
    lateMinutes: null,
    awaySince: null,
    rulesChangedAt: null,
    calendarSequence: 0,
    hasNeutralUid: true,
    createdAt: 0,
    updatedAt: endsAt,
  };
}
