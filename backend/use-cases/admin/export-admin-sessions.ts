import type { ListedSession } from "../../domain/session-list.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { exportedPages } from "./exported-pages.ts";
import { type AdminSessionsQuery, withInstants } from "./list-admin-sessions.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/** All sessions of a list, page by page. It is noted who exported it. ERR_FORBIDDEN. */
export async function exportAdminSessions(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  filters: Omit<AdminSessionsQuery, "limit" | "cursor">,
): Promise<AsyncGenerator<ListedSession[]>> {
  requireRight(account, "see-sessions");
  await persistence.transaction((repositories) =>
    recordAction(persistence, repositories, { account, now }, {
      action: "export-list",
      kind: "list",
      id: "sessions",
    })
  );
  return exportedPages((page) =>
    persistence.sessionList.list(withInstants({ ...filters, ...page }))
  );
}
