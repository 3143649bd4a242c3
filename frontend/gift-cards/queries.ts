import { queryOptions } from "@tanstack/react-query";
import { ApiError, hasErrorCode } from "../api/api-error.ts";
import { api, ok } from "../api/client.ts";
import type { components, operations } from "../api/schema.d.ts";
import { isPurchaseId, secretHeader } from "../payments/purchase-secret.ts";

export type GiftCardOptions = components["schemas"]["GiftCardOptions"];
export type GiftCardPurchase = components["schemas"]["GiftCardPurchase"];
export type GiftCardBalance = components["schemas"]["GiftCardBalance"];
export type GiftCardOrder =
  operations["createGiftCard"]["requestBody"]["content"]["application/json"];

export const giftCardOptionsQuery = queryOptions({
  queryKey: ["gift-cards", "options"],
  queryFn: ({ signal }) => ok(api.GET("/api/gift-cards/options", { signal })),
  staleTime: 60_000,
});

export function giftCardQuery(id: string, secret: string | null) {
  return queryOptions({
    queryKey: ["gift-cards", id, secret],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/gift-cards/{id}", {
        params: { path: { id }, header: secretHeader(secret ?? "") },
        signal,
      })),
    enabled: secret !== null && isPurchaseId(id),
  });
}

/** The link names no card, or the secret is wrong. */
export function isUnknownCard(error: unknown): boolean {
  const codes = ["ERR_NOT_FOUND", "ERR_GIFT_CARD_UNKNOWN", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"];
  return hasErrorCode(error, "ERR_INVALID_INPUT") ||
    error instanceof ApiError && codes.includes(error.errCode);
}
