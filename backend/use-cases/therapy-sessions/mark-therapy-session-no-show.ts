import { DomainError } from "../../domain/errors.ts";
import { caseVersion } from "../../domain/review.ts";
import { markNoShow } from "../../domain/therapy-session-outcome.ts";
import {
  requireRole,
  type TherapySession,
  type TherapySessionEntry,
} from "../../domain/therapy-session.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { notifyOfMissed, notifyOfWaivedFee, saveAfterEnd } from "./session-changes.ts";

export async function markTherapySessionNoShow(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  { account, now }: Context,
  { id, noShow, reason }: { id: string; noShow: boolean; reason?: string | undefined },
): Promise<TherapySessionEntry> {
  const changed = await persistence.transaction(async (repositories) => {
    const { session: before, by } = requireRole(
      await repositories.therapySessions.find(id),
      account,
    );
    const changed = markNoShow(before, by, noShow, now);
    if (changed === before) return null;
    const author = { actor: by, actorUserId: account.userId };
    const action = noShow ? "no-show" : "take-back-no-show";
    const given = reason?.trim() || null;
    const both = { before, changed };
    const money = await repositories.sessionMoney.list(id);
    await saveAfterEnd(persistence, repositories, both, author, { action, reason: given, now });
    if (noShow) {
      await reportReview(persistence, repositories, id, now);
      await notifyOfMissed(repositories, changed, given, now);
    } else await notifyOfWaivedFee(repositories, changed, { reason: given, before: money }, now);
    return changed;
  });
  if (changed) await markAtProvider({ scheduling }, changed);
  return (await persistence.therapySessions.findEntry(id, false))!;
}

/**
 * An administrator decides whether the session took place. The practitioner does not learn of the review, which may be
 * under a pseudonym.
 */
async function reportReview(
  persistence: Persistence,
  { reviews }: Pick<Repositories, "reviews">,
  sessionId: string,
  now: number,
): Promise<void> {
  const review = await reviews.findOfSession(sessionId);
  if (!review || review.status === "refused") return;
  const reports = await reviews.listReports(review.id);
  const isOpen = reports.some((one) =>
    one.reporterId === null && one.reason === "untrue" && one.settledAt === null
  );
  if (isOpen) return;
  await reviews.addReport({
    id: persistence.newId(),
    reviewId: review.id,
    // Also after the practitioner reported the review, which counts once.
    reporterId: null,
    reason: "untrue",
    note: "",
    createdAt: Math.max(now, caseVersion(review, reports) + 1),
    settledAt: null,
  });
}

async function markAtProvider(
  { scheduling }: Pick<Ports, "scheduling">,
  { inviteeUri, noShowAt }: TherapySession,
): Promise<void> {
  try {
    await scheduling.provider?.markNoShow(inviteeUri, noShowAt !== null);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}
