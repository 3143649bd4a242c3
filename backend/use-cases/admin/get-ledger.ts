import { mayDo } from "../../domain/rights.ts";
import type {
  LedgerNames,
  LedgerQuery,
  StoredLedgerEvent,
} from "../../ports/persistence/ledger.ts";
import type { CountedPage } from "../../ports/persistence/sorted-list.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

export type LedgerPage = CountedPage<StoredLedgerEvent> & {
  /** By the kind of account, in cents: credits minus debits. */
  totals: { group: string; balanceCents: number }[];
  /** The sum of all accounts, which is zero. */
  differenceCents: number;
  /** Of the accounts on the page; of sessions only for a reader who may see sessions. */
  names: LedgerNames;
};

export async function getLedger(
  { persistence: { ledger } }: Pick<Ports, "persistence">,
  { account }: Context,
  query: LedgerQuery,
): Promise<LedgerPage> {
  requireRight(account, "see-money");
  const totals = await ledger.totals();
  const page = await ledger.list(query);
  const accounts = page.items.flatMap(({ transfers }) =>
    transfers.flatMap(({ debit, credit }) => [debit, credit])
  );
  const names = await ledger.namesOf(accounts);
  return {
    ...page,
    names: mayDo(account, "see-sessions") ? names : { ...names, sessions: [] },
    totals,
    differenceCents: totals.reduce((sum, { balanceCents }) => sum + balanceCents, 0),
  };
}
