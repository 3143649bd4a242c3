import type { NamedRuleDraft } from "../../ports/persistence/rule-drafts.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireAdmin } from "./require-admin.ts";

export async function listRuleDrafts(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<NamedRuleDraft[]> {
  requireAdmin(account);
  return await persistence.ruleDrafts.list();
}
