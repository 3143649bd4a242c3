import {
  type ApprovalRecord,
  requireApprovalChange,
  requireLookedAt,
} from "../../domain/approval.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { mailPractitioner, moveLead } from "./approval-mails.ts";
import { detailOf, lastDecision } from "./last-decision.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/**
 * Hides the profile and mails the reason; booked sessions stay. `version`: what the administrator has looked at. Throws
 * ERR_STALE, ERR_ALREADY_DECIDED, ERR_NOT_SENT.
 */
export async function declinePractitioner(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, version, reason }: { id: string; version: number; reason: string },
): Promise<ApprovalRecord> {
  requireRight(account, "approve-practitioners");
  return await persistence.transaction(async (repositories) => {
    const { approvals } = repositories;
    const record = await approvals.find(id, now);
    if (!record) throw new DomainError("ERR_NOT_FOUND");
    const decision = { action: "decline-profile", kind: "therapist", id } as const;
    const isSame = record.approval === "declined" && record.reason === reason;
    const { action } = decision;
    const last = await lastDecision(repositories, account, record, { action, version });
    if (isSame && last.isRepeated) return record;
    requireLookedAt(record, version, last.version);
    requireApprovalChange(record, "declined");
    await approvals.save(id, { approval: "declined", reason }, now);
    await moveLead(repositories, record, "profile-started", now);
    await mailPractitioner(repositories, record, "profile-declined", { reason }, now);
    await recordAction(persistence, repositories, { account, now }, {
      ...decision,
      detail: { ...detailOf(record), reason },
    });
    return (await approvals.find(id, now))!;
  });
}
