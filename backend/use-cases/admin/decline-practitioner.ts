import { type ApprovalRecord, requireApprovalChange } from "../../domain/approval.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { mailPractitioner, moveLead } from "./approval-mails.ts";
import { recordAction } from "./record-action.ts";
import { requireAdmin } from "./require-admin.ts";

/** Hides the profile and mails the reason; booked sessions stay. Throws ERR_ILLEGAL_TRANSITION. */
export async function declinePractitioner(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, reason }: { id: string; reason: string },
): Promise<ApprovalRecord> {
  requireAdmin(account);
  return await persistence.transaction(async (repositories) => {
    const { approvals } = repositories;
    const record = await approvals.find(id, now);
    if (!record) throw new DomainError("ERR_NOT_FOUND");
    requireApprovalChange(record.approval, "declined");
    await approvals.save(id, { approval: "declined", reason }, now);
    await moveLead(repositories, record, "profile-started", now);
    await mailPractitioner(repositories, record, "profile-declined", { reason }, now);
    await recordAction(persistence, repositories, { account, now }, {
      action: "decline-profile",
      kind: "therapist",
      id,
      detail: { reason },
    });
    return (await approvals.find(id, now))!;
  });
}
