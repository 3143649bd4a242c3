import { requireReviewVersion, type Review, withAnswer } from "../../domain/review.ts";
import { refuseContacts, requireConfirmedDetails } from "../../domain/review-text.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { findReviewOfPractice } from "./own-review.ts";
import { mailAnswer } from "./review-mails.ts";

type Input = { id: string; version: number | undefined; answer: string; detailsConfirmed: boolean };

/** By the practitioner, public at once. The author of the review gets a mail about the first answer. */
export async function answerReview(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, version, answer, detailsConfirmed }: Input,
): Promise<Review> {
  return await persistence.transaction(async (repositories) => {
    const { reviews } = repositories;
    const review = await findReviewOfPractice(repositories, account, id);
    requireReviewVersion(review, version);
    refuseContacts({ answer });
    requireConfirmedDetails(answer, detailsConfirmed, "answer");
    const changed = withAnswer(review, answer, now);
    if (changed === review) return review;
    await reviews.save(changed);
    if (review.answer === null) await mailAnswer(repositories, changed, now);
    return changed;
  });
}
