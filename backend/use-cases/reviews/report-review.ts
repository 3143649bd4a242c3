import type { Account } from "../../domain/account.ts";
import { counted, limits } from "../../domain/attempt-limit.ts";
import { DomainError } from "../../domain/errors.ts";
import { networkOf } from "../../domain/network-address.ts";
import { caseVersion, type ReportReason } from "../../domain/review.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { countRequest } from "../request-limits.ts";
import { findVisibleTherapist } from "../therapists/find-visible-therapist.ts";

type Input = { id: string; reason: ReportReason; note: string };

/**
 * By every caller who sees the review. One user, or without an account one network a day, counts once: a repetition
 * is accepted and changes nothing.
 */
export async function reportReview(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account, now, address }: VisitorContextWithAddress & { account: Account | null },
  { id, reason, note }: Input,
): Promise<void> {
  const seen = await persistence.reviews.find(id);
  if (seen?.status !== "published") throw new DomainError("ERR_NOT_FOUND");
  await findVisibleTherapist(persistence, account, seen.therapistId);
  await persistence.transaction(async ({ attempts, reviews }) => {
    const review = await reviews.find(id);
    if (review?.status !== "published") throw new DomainError("ERR_NOT_FOUND");
    await countRequest(
      auth,
      attempts,
      account
        ? { limit: "reportsPerPerson", by: account.userId }
        : { limit: "reportsPerNetwork", by: networkOf(address) },
      now,
    );
    if (!account) {
      const limit = limits.sameReportPerNetwork;
      const key = `sameReportPerNetwork:${auth.hashSecret(`${networkOf(address)} ${id}`)}`;
      const known = await attempts.find(key);
      const isRepeated = known !== null && now < known.windowStartedAt + limit.windowMs;
      if (isRepeated) return;
      await attempts.save(key, counted(known, limit, now));
    }
    const version = caseVersion(review, await reviews.listReports(id));
    await reviews.addReport({
      id: persistence.newId(),
      reviewId: id,
      reporterId: account?.userId ?? null,
      reason,
      note,
      createdAt: Math.max(now, version + 1),
      settledAt: null,
    });
  });
}
