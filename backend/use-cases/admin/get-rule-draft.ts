import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireAdmin } from "./require-admin.ts";
import { lookAtDraft, type LookedAtDraft } from "./rule-context.ts";

export async function getRuleDraft(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  { id }: { id: string },
): Promise<LookedAtDraft> {
  requireAdmin(account);
  return await lookAtDraft(persistence, id);
}
