import { requireReviewVersion, withAnswer } from "../../domain/review.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { findReviewOfPractice } from "./own-review.ts";

/** By the practitioner who wrote it. */
export async function removeAnswer(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, version }: { id: string; version: number | undefined },
): Promise<void> {
  await persistence.transaction(async ({ reviews }) => {
    const review = await findReviewOfPractice({ reviews }, account, id);
    requireReviewVersion(review, version);
    const changed = withAnswer(review, null, now);
    if (changed !== review) await reviews.save(changed);
  });
}
