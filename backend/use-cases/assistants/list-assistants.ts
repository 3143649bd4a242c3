import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";
import { listOwnAssistants, type OwnAssistant } from "./own-assistants.ts";

/** ERR_FORBIDDEN when the caller is not a practitioner. */
export async function listAssistants(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<OwnAssistant[]> {
  requireRight(account, "invite-assistants");
  return await listOwnAssistants(persistence, account);
}
