import type { ListedAccount } from "../../domain/account-list.ts";
import type { AccountQuery } from "../../ports/persistence/account-list.ts";
import type { CountedPage } from "../../ports/persistence/sorted-list.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

export async function listAccounts(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Pick<Context, "account">,
  query: AccountQuery,
): Promise<CountedPage<ListedAccount>> {
  requireRight(account, "manage-users");
  return await persistence.accountList.list(query);
}
