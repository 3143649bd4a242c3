import type { Lead } from "../../domain/lead.ts";
import type { Ports } from "../../ports/ports.ts";
import { findLinkedLead } from "./lead-link.ts";

export async function getLeadStatus(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { secret }: { secret: string },
): Promise<Lead> {
  return await findLinkedLead(auth, persistence, secret);
}
