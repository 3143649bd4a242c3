import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { decided, type Lead } from "../../domain/lead.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { sendInvitation } from "../invitations/invitation-mail.ts";
import { isRepeated } from "./is-repeated.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

type Needs = Pick<Ports, "auth" | "persistence">;

/** Mails an invitation in the language of the lead. Throws ERR_ALREADY_DECIDED. */
export async function inviteLead(
  ports: Needs,
  { account, now }: Context,
  { id }: { id: string },
): Promise<Lead> {
  requireRight(account, "answer-leads");
  return await inviteLeadAs(ports, { account, now }, id);
}

/** `account` null: the command line. */
export async function inviteLeadAs(
  ports: Needs,
  { account, now }: { account: Account | null; now: number },
  id: string,
): Promise<Lead> {
  const { persistence } = ports;
  return await persistence.transaction(async (repositories) => {
    const found = await repositories.leads.find(id);
    if (!found) throw new DomainError("ERR_NOT_FOUND");
    const decision = { action: "invite-lead", kind: "lead", id } as const;
    const isInvited = found.state === "invited";
    const instead = ["decline-lead" as const];
    if (isInvited && await isRepeated(repositories, account, { ...decision, instead })) {
      return found;
    }
    const lead = decided(found, "invited", now);
    await sendInvitation(ports, repositories, {
      email: lead.email,
      language: lead.language,
      therapistId: null,
      leadId: lead.id,
      createdBy: account?.userId ?? null,
    }, now);
    await repositories.leads.save(lead);
    await recordAction(persistence, repositories, { account, now }, decision);
    return lead;
  });
}
