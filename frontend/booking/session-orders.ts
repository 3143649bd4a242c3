import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";
import { isPurchaseId, secretHeader, storeSecret } from "../payments/purchase-secret.ts";
import { sharesSession } from "./embed.ts";

export type SessionOrder = components["schemas"]["SessionOrder"];

export function orderQuery(id: string, secret: string | null) {
  return queryOptions({
    queryKey: ["session-orders", id, secret],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/session-orders/{id}", {
        params: { path: { id }, header: secretHeader(secret ?? "") },
        signal,
      })),
    enabled: secret !== null && isPurchaseId(id),
  });
}

export const waitingOrdersKey = ["session-orders", "waiting"] as const;

/** The times of the signed-in person that wait for their payment. */
export function waitingOrdersQuery(userId: string | null) {
  return queryOptions({
    queryKey: [...waitingOrdersKey, userId],
    queryFn: async ({ signal }) => (await ok(api.GET("/api/session-orders", { signal }))).orders,
    enabled: userId !== null,
    staleTime: 30_000,
  });
}

/** Where the payment page returns to. */
export function orderHref({ id, secret }: Pick<SessionOrder, "id" | "secret">): string {
  return `/payments/session/${id}#${secret}`;
}

/** Leads to the payment page; in the frame of a page of others that is left to a link. */
export function openPayment(order: SessionOrder): void {
  storeSecret(order.id, order.secret);
  if (sharesSession()) globalThis.top?.location.assign(order.payment?.pageUrl ?? orderHref(order));
}
