import type { AccountSort, AccountState, ListedAccount } from "../../domain/account-list.ts";
import type { CountedPage, Sorted } from "./sorted-list.ts";

/** All accounts, for administrators. Instants in ms. */
export interface AccountList {
  list(query: AccountQuery): Promise<CountedPage<ListedAccount>>;
  /** How many sessions of any state an account has as a client; of its profile as a practitioner. */
  countSessions(
    of: { userId: string; therapistId: string | null },
  ): Promise<{ asClient: number; asPractitioner: number }>;
}

export type AccountQuery = Sorted<AccountSort> & {
  /** A part of the address or of the name, in any case. */
  text?: string | undefined;
  state?: AccountState | undefined;
};
