import { DomainError } from "../../domain/errors.ts";
import { decided, type Lead } from "../../domain/lead.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { leadPath } from "../leads/lead-link.ts";
import { isRepeated } from "./is-repeated.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/** Mails the reason and revokes open invitations. Throws ERR_ALREADY_DECIDED, ERR_NOT_CONFIRMED. */
export async function declineLead(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account, now }: Context,
  { id, reason }: { id: string; reason: string },
): Promise<Lead> {
  requireRight(account, "answer-leads");
  return await persistence.transaction(async (repositories) => {
    const { leads, invitations, outbox } = repositories;
    const found = await leads.find(id);
    if (!found) throw new DomainError("ERR_NOT_FOUND");
    const decision = { action: "decline-lead", kind: "lead", id } as const;
    const isSame = found.state === "declined" && found.declinedReason === reason;
    const instead = ["invite-lead" as const];
    if (isSame && await isRepeated(repositories, account, { ...decision, instead })) return found;
    const lead = decided(found, "declined", now, reason);
    for (const invitation of await invitations.listOpenOfLead(id, now)) {
      await invitations.save({ ...invitation, revokedAt: now });
    }
    await leads.save(lead);
    await outbox.add({
      to: lead.email,
      language: lead.language,
      template: "lead-declined",
      facts: { path: leadPath(auth, lead), reason },
    }, now);
    await recordAction(persistence, repositories, { account, now }, decision);
    return lead;
  });
}
