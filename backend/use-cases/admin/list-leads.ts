import type { Lead } from "../../domain/lead.ts";
import type { LeadQuery } from "../../ports/persistence/leads.ts";
import type { CountedPage } from "../../ports/persistence/sorted-list.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

export async function listLeads(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  query: LeadQuery,
): Promise<CountedPage<Lead>> {
  requireRight(account, "answer-leads");
  return await persistence.leads.list(query);
}
