import { DomainError } from "../../domain/errors.ts";
import { type Invitation, newInvitation } from "../../domain/invitation.ts";
import type { Language } from "../../domain/text.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export async function createInvitation(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account, now, language }: Context,
  input: { email: string; language?: Language; therapistId?: string; leadId?: string },
): Promise<Invitation> {
  if (!account.isAdmin) throw new DomainError("ERR_FORBIDDEN");
  return await persistence.transaction(async (repositories) => {
    const lead = await leadOf(repositories, input.leadId);
    await requireFreeProfile(repositories, input.therapistId);
    const { secret, hash } = auth.newSecret();
    const invitation = newInvitation({
      id: persistence.newId(),
      hash,
      email: input.email,
      language: input.language ?? lead?.language ?? language,
      therapistId: input.therapistId ?? null,
      leadId: lead?.id ?? null,
      createdBy: account.userId,
    }, now);
    await repositories.invitations.add(invitation);
    if (lead) await repositories.leads.saveState(lead.id, "invited");
    await repositories.outbox.add({
      to: invitation.email,
      language: invitation.language,
      template: "invitation",
      facts: { path: `/register?hash=${secret}` },
    }, now);
    return invitation;
  });
}

async function leadOf({ leads }: Repositories, id: string | undefined) {
  const lead = id === undefined ? null : await leads.find(id);
  if (id !== undefined && !lead) throw new DomainError("ERR_NOT_FOUND");
  return lead;
}

async function requireFreeProfile({ therapists }: Repositories, id: string | undefined) {
  if (id === undefined) return;
  const therapist = await therapists.find(id);
  if (!therapist) throw new DomainError("ERR_NOT_FOUND");
  if (therapist.userId !== null) throw new DomainError("ERR_DUPLICATE_ENTITY");
}
