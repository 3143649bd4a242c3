import type { LedgerEvent } from "../../domain/money/ledger.ts";
import type { OrderedQuery, Page } from "../page.ts";

export type StoredLedgerEvent = LedgerEvent & { id: string };

/** Append-only. Money in cents, instants in ms. */
export interface Ledger {
  /** False, and nothing is stored, when the event was posted before. ERR_BALANCE_TOO_LOW. */
  post(event: LedgerEvent): Promise<boolean>;
  /** Credits minus debits. */
  balance(account: string): Promise<number>;
  /** What was moved from one account to another. */
  moved(debit: string, credit: string): Promise<number>;
  /** The events that moved money of an account, the oldest first; of the half-open range when it is given. */
  listOfAccount(
    account: string,
    range?: { from: number; until: number },
  ): Promise<StoredLedgerEvent[]>;
  /** The balance of an account before an instant. */
  balanceBefore(account: string, instant: number): Promise<number>;
  list(query: OrderedQuery): Promise<Page<StoredLedgerEvent>>;
  /** The balances of all accounts, summed by the part of their names before the colon. */
  totals(): Promise<{ group: string; balanceCents: number }[]>;
}
