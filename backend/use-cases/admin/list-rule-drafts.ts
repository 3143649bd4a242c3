import type { NamedRuleDraft } from "../../ports/persistence/rule-drafts.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

export async function listRuleDrafts(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<NamedRuleDraft[]> {
  requireRight(account, "manage-rules");
  return await persistence.ruleDrafts.list();
}
