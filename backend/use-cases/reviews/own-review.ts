import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Review } from "../../domain/review.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** A review by its author. ERR_NOT_FOUND for all others. */
export async function findOwnReview(
  { reviews }: Pick<Repositories, "reviews">,
  { userId }: Pick<Account, "userId">,
  id: string,
): Promise<Review> {
  const review = await reviews.find(id);
  if (!review || await reviews.authorOf(id) !== userId) throw new DomainError("ERR_NOT_FOUND");
  return review;
}

/** A published review of the caller, a practitioner. ERR_NOT_FOUND for all others. */
export async function findReviewOfPractice(
  { reviews }: Pick<Repositories, "reviews">,
  { therapistId }: Pick<Account, "therapistId">,
  id: string,
): Promise<Review> {
  const review = await reviews.find(id);
  const isOwn = review?.status === "published" && review.therapistId === therapistId;
  if (!review || !isOwn) throw new DomainError("ERR_NOT_FOUND");
  return review;
}
