import { requireReviewVersion } from "../../domain/review.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { findOwnReview } from "./own-review.ts";

/** By its author: it is deleted with its answer and its reports. */
export async function withdrawReview(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  { id, version }: { id: string; version: number | undefined },
): Promise<void> {
  await persistence.transaction(async ({ reviews }) => {
    requireReviewVersion(await findOwnReview({ reviews }, account, id), version);
    await reviews.remove(id);
  });
}
