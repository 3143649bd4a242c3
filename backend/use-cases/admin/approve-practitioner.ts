import type { Account } from "../../domain/account.ts";
import {
  type ApprovalRecord,
  requireApprovalChange,
  requireComplete,
  requireLookedAt,
} from "../../domain/approval.ts";
import { DomainError } from "../../domain/errors.ts";
import { missingIn } from "../../domain/profile.ts";
import type { Persistence } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { readOwnProfile } from "../therapists/own-profile.ts";
import { mailPractitioner, moveLead } from "./approval-mails.ts";
import { detailOf, lastDecision } from "./last-decision.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/**
 * Lets the profile become visible when its practitioner wants it. `version`: what the administrator has looked at.
 * Throws ERR_STALE, ERR_ALREADY_DECIDED, ERR_NOT_SENT, ERR_PROFILE_INCOMPLETE.
 */
export async function approvePractitioner(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, version }: { id: string; version: number },
): Promise<ApprovalRecord> {
  requireRight(account, "approve-practitioners");
  return await approvePractitionerAs(persistence, { account, now }, { id, version });
}

/** A line of the mail is there when its fact is. */
function visibilityOf({ name, isShown, hasHours }: ApprovalRecord): Record<string, string> {
  return {
    ...(isShown ? { shownName: name } : { hiddenName: name }),
    ...(hasHours ? {} : { hourlessName: name }),
  };
}

/** `account` null: the command line, which decides about any version. */
export async function approvePractitionerAs(
  persistence: Pick<Persistence, "newId" | "transaction">,
  { account, now }: { account: Account | null; now: number },
  { id, version }: { id: string; version?: number },
): Promise<ApprovalRecord> {
  return await persistence.transaction(async (repositories) => {
    const { approvals } = repositories;
    const record = await approvals.find(id, now);
    if (!record) throw new DomainError("ERR_NOT_FOUND");
    const decision = { action: "approve-profile", kind: "therapist", id } as const;
    const { action } = decision;
    const last = await lastDecision(repositories, account, record, { action, version });
    if (record.approval === "approved" && last.isRepeated) return record;
    requireLookedAt(record, version, last.version);
    requireApprovalChange(record, "approved");
    const { published } = await readOwnProfile(repositories, id);
    requireComplete(missingIn(published.content, published));
    await approvals.save(id, { approval: "approved", reason: null }, now);
    await moveLead(repositories, record, "visible", now);
    const approved = (await approvals.find(id, now))!;
    await mailPractitioner(repositories, approved, "profile-approved", visibilityOf(approved), now);
    await recordAction(persistence, repositories, { account, now }, {
      ...decision,
      detail: detailOf(record),
    });
    return approved;
  });
}
