import type { AdminActionQuery, ListedAdminAction } from "../../ports/persistence/admin-actions.ts";
import type { CountedPage } from "../../ports/persistence/sorted-list.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

export async function listAdminActions(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  query: AdminActionQuery,
): Promise<CountedPage<ListedAdminAction>> {
  requireRight(account, "read-audit-log");
  return await persistence.adminActions.list(query);
}
