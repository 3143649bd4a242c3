import type { OrderedQuery, Page } from "../../ports/page.ts";
import type { StoredLedgerEvent } from "../../ports/persistence/ledger.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

export type LedgerPage = Page<StoredLedgerEvent> & {
  /** By the kind of account, in cents: credits minus debits. */
  totals: { group: string; balanceCents: number }[];
  /** The sum of all accounts, which is zero. */
  differenceCents: number;
};

export async function getLedger(
  { persistence: { ledger } }: Pick<Ports, "persistence">,
  { account }: Context,
  query: OrderedQuery,
): Promise<LedgerPage> {
  requireRight(account, "see-money");
  const totals = await ledger.totals();
  return {
    ...await ledger.list(query),
    totals,
    differenceCents: totals.reduce((sum, { balanceCents }) => sum + balanceCents, 0),
  };
}
