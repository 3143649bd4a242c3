import { DomainError } from "../../domain/errors.ts";
import type { Review } from "../../domain/review.ts";
import type { Page, PageQuery } from "../../ports/page.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

type Received = Page<Review> & { unanswered: number; rating: number | null; reviewCount: number };

/** The published reviews of the caller, a practitioner; those without an answer first. ERR_FORBIDDEN for others. */
export async function listReceivedReviews(
  { persistence }: Pick<Ports, "persistence">,
  { account: { therapistId } }: Context,
  query: PageQuery,
): Promise<Received> {
  if (therapistId === null) throw new DomainError("ERR_FORBIDDEN");
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
