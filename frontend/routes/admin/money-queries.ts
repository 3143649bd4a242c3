import { queryOptions } from "@tanstack/react-query";
import { adminKey } from "../../admin/summary.ts";
import { api, ok } from "../../api/client.ts";
import type { components, operations } from "../../api/schema.d.ts";
import { queueQuery } from "./queries.ts";

export type ListedGiftCard = components["schemas"]["ListedGiftCard"];
export type ListedPayment = components["schemas"]["ListedPayment"];
export type LedgerPage = components["schemas"]["LedgerPage"];

type Query<Name extends keyof operations> = NonNullable<
  operations[Name]["parameters"] extends { query?: infer Parameters } ? Parameters : never
>;

export function giftCardsQuery(filters: Query<"listGiftCards">) {
  return queueQuery<ListedGiftCard>("gift-cards", filters, async (page, signal) => {
    const query = { ...filters, ...page };
    const { giftCards, ...rest } = await ok(
      api.GET("/api/admin/gift-cards", { params: { query }, signal }),
    );
    return { rows: giftCards, ...rest };
  });
}

export function paymentsQuery(filters: Query<"listPayments">) {
  return queueQuery<ListedPayment>("payments", filters, async (page, signal) => {
    const query = { ...filters, ...page };
    const { payments, ...rest } = await ok(
      api.GET("/api/admin/payments", { params: { query }, signal }),
    );
    return { rows: payments, ...rest };
  });
}

type Movement = LedgerPage["movements"][number];

export type AccountName = { name: string } | Names["sessions"][number];

type Names = LedgerPage["names"];

/** One side of a transfer. */
export type LedgerLine = {
  key: string;
  /** Only on the first line of a movement. */
  movement: Movement | null;
  account: string;
  /** What the account is called; null where only its id is known. */
  named: AccountName | null;
  debitCents: number;
  creditCents: number;
};

/** Two lines for each transfer. */
function linesOf(movements: Movement[], { practitioners, sessions }: Names): LedgerLine[] {
  const names = new Map<string, AccountName>(
    [...practitioners, ...sessions].map((named) => [named.account, named]),
  );
  const named = (account: string) => names.get(account) ?? null;
  return movements.flatMap((movement) =>
    movement.transfers.flatMap(({ debit, credit, amountCents }, at): LedgerLine[] => [
      {
        key: `${movement.id} ${at} debit`,
        movement: at === 0 ? movement : null,
        account: debit,
        named: named(debit),
        debitCents: amountCents,
        creditCents: 0,
      },
      {
        key: `${movement.id} ${at} credit`,
        movement: null,
        account: credit,
        named: named(credit),
        debitCents: 0,
        creditCents: amountCents,
      },
    ])
  );
}

export function ledgerQuery(filters: Query<"getLedger">) {
  return queueQuery<LedgerLine>("ledger", filters, async (page, signal) => {
    const query = { ...filters, ...page };
    const { movements, names, nextCursor, total } = await ok(
      api.GET("/api/admin/ledger", { params: { query }, signal }),
    );
    return { rows: linesOf(movements, names), nextCursor, total };
  });
}

export const ledgerSumsQuery = queryOptions({
  queryKey: [...adminKey, "ledger-sums"],
  queryFn: ({ signal }) =>
    ok(api.GET("/api/admin/ledger", { params: { query: { limit: 1 } }, signal })),
});
