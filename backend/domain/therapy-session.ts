import type { MeetingType } from "./scheduling.ts";

export type TherapySessionStatus = "booked" | "finished" | "cancelled";

export type Actor = "client" | "therapist" | "admin" | "provider" | "clock";

/** Times are instants (ms); money is cents of EUR. What was agreed at booking is copied and never looked up. */
export type TherapySession = {
  id: string;
  therapistId: string;
  userId: string;
  eventUri: string;
  inviteeUri: string;
  status: TherapySessionStatus;
  startsAt: number;
  endsAt: number;
  /** The practitioner's IANA zone at booking. */
  timeZone: string;
  practiceType: string;
  intro: boolean;
  priceCents: number;
  meetingType: MeetingType;
  place: string;
  cancellationNoticeHours: number;
  rating: number | null;
  ratedAt: number | null;
  cancelledAt: number | null;
  cancelledBy: Exclude<Actor, "clock"> | null;
  cancelReason: string | null;
  createdAt: number;
  updatedAt: number;
};

export type SessionComment = {
  id: string;
  authorUserId: string | null;
  isTherapistComment: boolean;
  comment: string;
  createdAt: number;
  updatedAt: number;
};

export type Recommendation = { practices: string[]; text: string; createdAt: number };

/** A session as one of its two people sees it in a list. */
export type TherapySessionEntry = TherapySession & {
  therapist: { id: string; slug: string; name: string; pictureKey: string | null };
  client: { id: string; name: string };
  /** How many sessions of these two were not cancelled, up to and including this one. */
  meetingCount: number;
  comments: SessionComment[];
  recommendations: Recommendation[];
  /** The client's private note; always null for everybody else. */
  note: string | null;
};
