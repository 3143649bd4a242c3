import type { Review } from "../../domain/review.ts";
import type { Page, PageQuery } from "../../ports/page.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireOwnProfile } from "../require-right.ts";

type Received = Page<Review> & { unanswered: number; rating: number | null; reviewCount: number };

/** The published reviews of the caller, a practitioner; those without an answer first. ERR_FORBIDDEN for others. */
export async function listReceivedReviews(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  query: PageQuery,
): Promise<Received> {
  const therapistId = requireOwnProfile(account, "answer-clients");
  const { reviews, therapists } = persistence;
  const [page, unanswered, therapist] = await Promise.all([
    reviews.listOfTherapist(therapistId, query),
    reviews.countUnanswered(therapistId),
    therapists.find(therapistId),
  ]);
  return {
    ...page,
    unanswered,
    rating: therapist?.rating ?? null,
    reviewCount: therapist?.reviewCount ?? 0,
  };
}
