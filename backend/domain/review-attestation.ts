import { dateOf, dayAt } from "./wall-clock.ts";

/** What the marketplace states about a review, without the client: that a session with the practitioner took place. */
export type AttestedReview = {
  reviewId: string;
  practitionerId: string;
  practitioner: string;
  /** YYYY-MM-DD, where the session took place. */
  sessionFinishedOn: string;
  rating: number;
  text: string;
};

export function attestedReview(
  { id, therapistId, practitioner, sessionEndedAt, timeZone, rating, text }: {
    id: string;
    therapistId: string;
    practitioner: string;
    sessionEndedAt: number;
    timeZone: string;
    rating: number;
    text: string;
  },
): AttestedReview {
  return {
    reviewId: id,
    practitionerId: therapistId,
    practitioner,
    sessionFinishedOn: dateOf(dayAt(timeZone, sessionEndedAt)),
    rating,
    text,
  };
}

/** The text that is signed: the values in this order. */
export function attestationText(
  { reviewId, practitionerId, practitioner, sessionFinishedOn, rating, text }: AttestedReview,
): string {
  return JSON.stringify([
    reviewId,
    practitionerId,
    practitioner,
    sessionFinishedOn,
    rating,
    text,
  ]);
}
