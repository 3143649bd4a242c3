import type { ListedAdminAction } from "../../ports/persistence/admin-actions.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

const mostRows = 1000;

/** Actions with their hashes in the order of the chain, after a position. The first part is noted as an export. */
export async function exportActionChain(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { after }: { after: number },
): Promise<{ actions: ListedAdminAction[]; isLast: boolean }> {
  requireRight(account, "read-audit-log");
  if (after === 0) {
    await persistence.transaction((repositories) =>
      recordAction(persistence, repositories, { account, now }, {
        ...{ action: "export-list", kind: "list", id: "actions" },
      })
    );
  }
  const actions = await persistence.adminActions.listChain(after, mostRows);
  return { actions, isLast: actions.length < mostRows };
}
