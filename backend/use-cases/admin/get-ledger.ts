import type { LedgerQuery, StoredLedgerEvent } from "../../ports/persistence/ledger.ts";
import type { CountedPage } from "../../ports/persistence/sorted-list.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

export type LedgerPage = CountedPage<StoredLedgerEvent> & {
  /** By the kind of account, in cents: credits minus debits. */
  totals: { group: string; balanceCents: number }[];
  /** The sum of all accounts, which is zero. */
  differenceCents: number;
};

export async function getLedger(
  { persistence: { ledger } }: Pick<Ports, "persistence">,
  { account }: Context,
  query: LedgerQuery,
): Promise<LedgerPage> {
  requireRight(account, "see-money");
  const totals = await ledger.totals();
  return {
    ...await ledger.list(query),
    totals,
    differenceCents: totals.reduce((sum, { balanceCents }) => sum + balanceCents, 0),
  };
}
