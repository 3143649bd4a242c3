import type { Lead } from "../../domain/lead.ts";
import type { Page } from "../../ports/page.ts";
import type { LeadQuery } from "../../ports/persistence/leads.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

export async function listLeads(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  query: LeadQuery,
): Promise<Page<Lead>> {
  requireRight(account, "answer-leads");
  return await persistence.leads.list(query);
}
