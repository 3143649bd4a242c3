import type { Account } from "../../domain/account.ts";
import { unansweredSince } from "../../domain/client-question.ts";
import { endsSoon } from "../../domain/certificate-reminder.ts";
import { mayDo, type Right } from "../../domain/rights.ts";
import {
  type AdminSummary,
  type WaitingItem,
  waitingKinds,
} from "../../ports/persistence/admin-queues.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

const rightToKind: Record<WaitingItem["kind"], Right> = {
  lead: "answer-leads",
  therapist: "approve-practitioners",
  certificate: "check-certificates",
  review: "moderate-reviews",
  report: "moderate-reviews",
  rules: "manage-rules",
  course: "manage-courses",
};

/** The counts that do not come from what waits. */
const rightToCount = {
  invitations: "invite-practitioners",
  giftCardsToPost: "manage-gift-cards",
  failedMails: "manage-mails",
  failingJobs: "manage-jobs",
  endingCertificates: "check-certificates",
  unansweredQuestions: "follow-questions",
} as const satisfies Partial<Record<keyof AdminSummary, Right>>;

/** What waits for the caller; the counts of what the caller may not see are 0. */
export async function getAdminSummary(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
): Promise<AdminSummary> {
  requireRight(account, "see-summary");
  const summary = await persistence.adminQueues.summary({
    now,
    lastDays: endsSoon(now),
    unansweredSince: unansweredSince(now),
    kinds: waitingKinds.filter((kind) => mayDo(account, rightToKind[kind])),
  });
  return {
    ...summary,
    ...hiddenCounts(account),
    unanswered: mayDo(account, "follow-questions") ? summary.unanswered : [],
  };
}

function hiddenCounts(account: Account): Partial<AdminSummary> {
  const hidden = Object.entries(rightToCount).filter(([, right]) => !mayDo(account, right));
  return Object.fromEntries(hidden.map(([name]) => [name, 0]));
}
