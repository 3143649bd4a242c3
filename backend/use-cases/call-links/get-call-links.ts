import type { CallLinks } from "../../domain/call-link.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireOwnProfile } from "../require-right.ts";

export async function getCallLinks(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<CallLinks> {
  return await persistence.callLinks.find(requireOwnProfile(account, "keep-calendar"));
}
