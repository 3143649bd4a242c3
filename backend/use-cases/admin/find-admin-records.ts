import type { ListedAccount } from "../../domain/account-list.ts";
import type { ApprovalRecord } from "../../domain/approval.ts";
import type { ListedSession } from "../../domain/session-list.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

export type FoundRecords = {
  accounts: ListedAccount[];
  practitioners: ApprovalRecord[];
  /** By the beginning of the number only: a name would list the sessions of a practitioner. */
  sessions: ListedSession[];
};

const most = 5;
const sessionNumber = /^[\da-f]{8}(-[\da-f-]*)?$/i;

/** The accounts, practitioners and sessions that a few typed letters name. */
export async function findAdminRecords(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { text }: { text: string },
): Promise<FoundRecords> {
  requireRight(account, "manage-users");
  const query = { text, limit: most, direction: "asc" } as const;
  const [accounts, practitioners, sessions] = await Promise.all([
    persistence.accountList.list({ ...query, sort: "name" }),
    persistence.approvals.list({ text, limit: most, order: "newest", now }),
    sessionNumber.test(text)
      ? persistence.sessionList.list({ ...query, sort: "start" })
      : { items: [] },
  ]);
  return {
    accounts: accounts.items,
    practitioners: practitioners.items,
    sessions: sessions.items,
  };
}
