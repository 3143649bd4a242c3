import type { ListedAccount } from "../../domain/account-list.ts";
import type { AccountQuery } from "../../ports/persistence/account-list.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordReadsIn } from "../data-access/record-reads.ts";
import { exportedPages } from "./exported-pages.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

type Filters = Omit<AccountQuery, "limit" | "cursor">;

/** All accounts of a list, page by page. It is noted who exported it and whose data it has. ERR_FORBIDDEN. */
export async function exportAccounts(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  filters: Filters,
): Promise<AsyncGenerator<ListedAccount[]>> {
  requireRight(account, "manage-users");
  await persistence.transaction((repositories) =>
    recordAction(persistence, repositories, { account, now }, {
      action: "export-list",
      kind: "list",
      id: "users",
    })
  );
  const pages = exportedPages((page) => persistence.accountList.list({ ...filters, ...page }));
  async function* noted() {
    for await (const rows of pages) {
      const reads = rows.map(({ id: userId }) => {
        return { userId, kind: "lists" as const, why: "list-export" as const };
      });
      await persistence.transaction((repositories) =>
        recordReadsIn(persistence, repositories, { account, now, role: "admin" }, reads)
      );
      yield rows;
    }
  }
  return noted();
}
