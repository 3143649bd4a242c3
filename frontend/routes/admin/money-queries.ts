import { infiniteQueryOptions } from "@tanstack/react-query";
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
    const { giftCards, nextCursor } = await ok(
      api.GET("/api/admin/gift-cards", { params: { query }, signal }),
    );
    return { rows: giftCards, nextCursor };
  });
}

export function paymentsQuery(filters: Query<"listPayments">) {
  return queueQuery<ListedPayment>("payments", filters, async (page, signal) => {
    const query = { ...filters, ...page };
    const { payments, nextCursor } = await ok(
      api.GET("/api/admin/payments", { params: { query }, signal }),
    );
    return { rows: payments, nextCursor };
  });
}

export const ledgerQuery = infiniteQueryOptions({
  queryKey: [...adminKey, "ledger"],
  queryFn: ({ pageParam, signal }) =>
    ok(api.GET("/api/admin/ledger", {
      params: { query: { limit: 20, ...(pageParam ? { cursor: pageParam } : {}) } },
      signal,
    })),
  initialPageParam: "",
  getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor,
});
