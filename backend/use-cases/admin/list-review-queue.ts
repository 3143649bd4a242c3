import type {
  QueuedReview,
  ReviewQueueQuery,
  ReviewQueueState,
} from "../../ports/persistence/reviews.ts";
import type { CountedPage } from "../../ports/persistence/sorted-list.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

type Queue = CountedPage<QueuedReview> & { counts: Record<ReviewQueueState, number> };

/** For admins: waiting and reported ones first, the longest waiting before the others. ERR_FORBIDDEN. */
export async function listReviewQueue(
  { persistence: { reviews } }: Pick<Ports, "persistence">,
  { account }: Context,
  query: ReviewQueueQuery,
): Promise<Queue> {
  requireRight(account, "moderate-reviews");
  return { ...await reviews.listQueue(query), counts: await reviews.countByState() };
}
