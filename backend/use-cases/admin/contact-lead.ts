import { DomainError } from "../../domain/errors.ts";
import { decided, type Lead } from "../../domain/lead.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/** Notes that an administrator has written or called. Throws ERR_ALREADY_DECIDED. */
export async function contactLead(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<Lead> {
  requireRight(account, "answer-leads");
  return await persistence.transaction(async (repositories) => {
    const found = await repositories.leads.find(id);
    if (!found) throw new DomainError("ERR_NOT_FOUND");
    const lead = decided(found, "contacted", now);
    await repositories.leads.save(lead);
    await recordAction(persistence, repositories, { account, now }, {
      action: "contact-lead",
      kind: "lead",
      id,
    });
    return lead;
  });
}
