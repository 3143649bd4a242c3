import { DomainError } from "../../domain/errors.ts";
import { newReview, type Review, type ReviewContent } from "../../domain/review.ts";
import { refuseContacts, requireConfirmedDetails } from "../../domain/review-text.ts";
import { requireRole } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequest } from "../request-limits.ts";

type Input = { therapySessionId: string; content: ReviewContent; detailsConfirmed: boolean };

/** One per session, by its client after it took place. ERR_REVIEW_EXISTS for the second one. */
export async function writeReview(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account, now }: Context,
  { therapySessionId, content, detailsConfirmed }: Input,
): Promise<Review> {
  return await persistence.transaction(async ({ attempts, reviews, therapySessions }) => {
    const found = await therapySessions.find(therapySessionId);
    const { session, by } = requireRole(found, account);
    const review = newReview(session, by, content, persistence.newId(), now);
    if (await reviews.findOfSession(session.id)) throw new DomainError("ERR_REVIEW_EXISTS");
    refuseContacts({ name: content.name, text: content.text });
    requireConfirmedDetails(content.text, detailsConfirmed);
    await countRequest(auth, attempts, { limit: "reviewsPerPerson", by: account.userId }, now);
    await reviews.add(review);
    return review;
  });
}
