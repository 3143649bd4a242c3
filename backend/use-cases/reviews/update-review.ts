import {
  changeReview,
  requireReviewVersion,
  type Review,
  type ReviewContent,
} from "../../domain/review.ts";
import { refuseContacts, requireConfirmedDetails } from "../../domain/review-text.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequest } from "../request-limits.ts";
import { findOwnReview } from "./own-review.ts";

type Input = {
  id: string;
  version: number | undefined;
  content: ReviewContent;
  detailsConfirmed: boolean;
};

/** By its author: it is hidden and waits for an administrator again. Reports were about the earlier text. */
export async function updateReview(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account, now }: Context,
  { id, version, content, detailsConfirmed }: Input,
): Promise<Review> {
  return await persistence.transaction(async ({ attempts, reviews }) => {
    const review = await findOwnReview({ reviews }, account, id);
    requireReviewVersion(review, version);
    refuseContacts({ name: content.name, text: content.text });
    requireConfirmedDetails(content.text, detailsConfirmed);
    const changed = changeReview(review, content, now);
    if (changed === review) return review;
    await countRequest(auth, attempts, { limit: "reviewsPerPerson", by: account.userId }, now);
    await reviews.save(changed);
    await reviews.removeReports(id);
    return changed;
  });
}
