import { confirmed, type Lead } from "../../domain/lead.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { findLinkedLead } from "./lead-link.ts";

export async function confirmLead(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { now }: VisitorContext,
  { secret }: { secret: string },
): Promise<Lead> {
  return await persistence.transaction(async (repositories) => {
    const lead = confirmed(await findLinkedLead(auth, repositories, secret), now);
    await repositories.leads.save(lead);
    return lead;
  });
}
