import { DomainError } from "../../domain/errors.ts";
import { publishReview as published } from "../../domain/review.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { mailPublished } from "../reviews/review-mails.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";
import { readCase, type ReviewCase } from "./review-case.ts";

/** For admins. A reported review stays and its reports are settled. ERR_FORBIDDEN, ERR_NOT_FOUND, ERR_ALREADY_DECIDED, ERR_STALE. */
export async function publishReview(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, version }: { id: string; version: number },
): Promise<ReviewCase> {
  requireRight(account, "moderate-reviews");
  return await persistence.transaction(async (repositories) => {
    const { reviews } = repositories;
    const stored = await reviews.find(id);
    if (!stored) throw new DomainError("ERR_NOT_FOUND");
    const reports = await reviews.listReports(id);
    const review = published(stored, reports, { by: account.userId, version }, now);
    if (review !== stored) {
      await reviews.save(review);
      await reviews.settleReports(id, now);
      await recordAction(persistence, repositories, { account, now }, {
        action: "publish-review",
        kind: "review",
        id,
      });
      if (stored.status !== "published") await mailPublished(repositories, review, now);
    }
    return await readCase(repositories, review);
  });
}
