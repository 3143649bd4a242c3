import type { ApiKey } from "../../domain/api-key.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireOwnProfile } from "../require-right.ts";

/** The caller's keys, the latest first. ERR_FORBIDDEN when the caller is not a practitioner. */
export async function listApiKeys(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<ApiKey[]> {
  requireOwnProfile(account, "use-api");
  return await persistence.apiKeys.listOf(account.userId);
}
