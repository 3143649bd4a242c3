import { DomainError } from "../../domain/errors.ts";
import { refuseReview as refused, type ReviewRefusal } from "../../domain/review.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { mailRefused } from "../reviews/review-mails.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";
import { readCase, type ReviewCase } from "./review-case.ts";

type Input = { id: string; version: number; refusal: ReviewRefusal; note: string };

/** For admins; also takes back a published one. ERR_FORBIDDEN, ERR_NOT_FOUND, ERR_ALREADY_DECIDED, ERR_STALE. */
export async function refuseReview(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, version, refusal, note }: Input,
): Promise<ReviewCase> {
  requireRight(account, "moderate-reviews");
  return await persistence.transaction(async (repositories) => {
    const { reviews } = repositories;
    const stored = await reviews.find(id);
    if (!stored) throw new DomainError("ERR_NOT_FOUND");
    const reports = await reviews.listReports(id);
    const decision = { by: account.userId, version, refusal, note };
    const review = refused(stored, reports, decision, now);
    if (review !== stored) {
      await reviews.save(review);
      await reviews.settleReports(id, now);
      await recordAction(persistence, repositories, { account, now }, {
        action: "refuse-review",
        kind: "review",
        id,
        detail: { refusal, ...(note && { reason: note }) },
      });
      await mailRefused(repositories, review, now);
    }
    return await readCase(repositories, review);
  });
}
