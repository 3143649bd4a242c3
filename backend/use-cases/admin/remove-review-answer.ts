import { DomainError } from "../../domain/errors.ts";
import { withoutAnswer } from "../../domain/review.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { mailRemovedAnswer } from "../reviews/review-mails.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";
import { readCase, type ReviewCase } from "./review-case.ts";

/** For admins: the review stays without the practitioner's answer. ERR_FORBIDDEN, ERR_NOT_FOUND, ERR_ALREADY_DECIDED, ERR_STALE. */
export async function removeReviewAnswer(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, version, reason }: { id: string; version: number; reason: string },
): Promise<ReviewCase> {
  requireRight(account, "moderate-reviews");
  return await persistence.transaction(async (repositories) => {
    const { reviews } = repositories;
    const stored = await reviews.find(id);
    if (!stored) throw new DomainError("ERR_NOT_FOUND");
    const reports = await reviews.listReports(id);
    const review = withoutAnswer(stored, reports, { by: account.userId, version }, now);
    if (review !== stored) {
      await reviews.save(review);
      await reviews.settleReports(id, now);
      await recordAction(persistence, repositories, { account, now }, {
        action: "remove-review-answer",
        kind: "review",
        id,
        detail: { reason },
      });
      await mailRemovedAnswer(repositories, review, reason, now);
    }
    return await readCase(repositories, review);
  });
}
