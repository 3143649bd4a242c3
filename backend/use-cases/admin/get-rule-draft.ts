import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";
import { lookAtDraft, type LookedAtDraft } from "./rule-context.ts";

export async function getRuleDraft(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  { id }: { id: string },
): Promise<LookedAtDraft> {
  requireRight(account, "manage-rules");
  return await lookAtDraft(persistence, id);
}
