import { type ApprovalRecord, requireApprovalChange } from "../../domain/approval.ts";
import { DomainError } from "../../domain/errors.ts";
import { problem } from "../../domain/field-problem.ts";
import { missingIn } from "../../domain/profile.ts";
import type { Ports } from "../../ports/ports.ts";
import { mailAdmins, mailPractitioner, moveLead } from "../admin/approval-mails.ts";
import type { Context } from "../context.ts";
import { readOwnProfile, requireOwner } from "./own-profile.ts";

/**
 * Sends the published profile for approval. Sending again while it waits changes nothing. ERR_INVALID_INPUT with what is
 * missing, ERR_ALREADY_DECIDED for an approved profile.
 */
export async function requestApproval(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<ApprovalRecord> {
  requireOwner(account, id, { admins: false });
  return await persistence.transaction(async (repositories) => {
    const { published } = await readOwnProfile(repositories, id);
    const record = await repositories.approvals.find(id, now);
    if (!record) throw new DomainError("ERR_NOT_FOUND");
    if (record.approval === "waiting") return record;
    requireApprovalChange(record, "waiting");
    const missing = missingIn(published.content, published);
    if (missing.length > 0) {
      throw new DomainError("ERR_INVALID_INPUT", {
        detail: "the published profile is not complete",
        errors: missing.map(({ path }) => problem(path, "ERR_REQUIRED")),
      });
    }
    await repositories.approvals.save(id, { approval: "waiting", reason: null }, now);
    await moveLead(repositories, record, "waiting", now);
    const { name, hasHours } = record;
    const facts = hasHours ? { bookableName: name } : { hourlessName: name };
    await mailPractitioner(repositories, record, "profile-received", facts, now);
    await mailAdmins(repositories, record, now);
    return (await repositories.approvals.find(id, now))!;
  });
}
