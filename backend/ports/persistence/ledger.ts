import type { LedgerEvent } from "../../domain/money/ledger.ts";
import type { OrderedQuery } from "../page.ts";
import type { CountedPage } from "./sorted-list.ts";

export type StoredLedgerEvent = LedgerEvent & { id: string };

export type LedgerQuery = OrderedQuery & {
  /**
   * Of a payment's or a gift card's buyer, of a practitioner, of a card's recipient; the last characters of a card's code; the
   * start of a receipt's number; the start or the end of an account.
   */
  text?: string | undefined;
};

/** What accounts of practitioners and sessions are called, by account. */
export type LedgerNames = {
  practitioners: { account: string; name: string }[];
  sessions: {
    account: string;
    practitioner: string;
    practiceType: string;
    intro: boolean;
    startsAt: number;
  }[];
};

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
  /** Of the accounts of a page. Accounts of other kinds have no names. */
  namesOf(accounts: readonly string[]): Promise<LedgerNames>;
  list(query: LedgerQuery): Promise<CountedPage<StoredLedgerEvent>>;
  /** The balances of all accounts, summed by the part of their names before the colon. */
  totals(): Promise<{ group: string; balanceCents: number }[]>;
}
