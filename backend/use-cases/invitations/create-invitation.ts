import { DomainError } from "../../domain/errors.ts";
import type { Invitation } from "../../domain/invitation.ts";
import { invitedByAddress } from "../../domain/lead.ts";
import type { Language } from "../../domain/text.ts";
import type { Ports } from "../../ports/ports.ts";
import { recordAction } from "../admin/record-action.ts";
import { requireRight } from "../require-right.ts";
import type { Context } from "../context.ts";
import { sendInvitation } from "./invitation-mail.ts";

export async function createInvitation(
  ports: Pick<Ports, "auth" | "persistence">,
  { account, now, language }: Context,
  input: { email: string; language?: Language; therapistId?: string; leadId?: string },
): Promise<Invitation> {
  requireRight(account, "invite-practitioners");
  const { persistence } = ports;
  return await persistence.transaction(async (repositories) => {
    const lead = input.leadId === undefined
      ? await repositories.leads.findByEmail(input.email)
      : await repositories.leads.find(input.leadId);
    if (input.leadId !== undefined && !lead) throw new DomainError("ERR_NOT_FOUND");
    const invitation = await sendInvitation(ports, repositories, {
      email: input.email,
      language: input.language ?? lead?.language ?? language,
      therapistId: input.therapistId ?? null,
      leadId: lead?.id ?? null,
      createdBy: account.userId,
    }, now);
    if (lead) await repositories.leads.save(invitedByAddress(lead, now));
    await recordAction(persistence, repositories, { account, now }, {
      action: "create-invitation",
      kind: "invitation",
      id: invitation.id,
    });
    return invitation;
  });
}
