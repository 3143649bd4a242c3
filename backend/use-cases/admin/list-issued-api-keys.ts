import type { ApiKeyQuery, ListedApiKey } from "../../ports/persistence/api-keys.ts";
import type { CountedPage } from "../../ports/persistence/sorted-list.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

export async function listIssuedApiKeys(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  query: Omit<ApiKeyQuery, "now">,
): Promise<CountedPage<ListedApiKey>> {
  requireRight(account, "manage-users");
  return await persistence.apiKeys.list({ ...query, now });
}
