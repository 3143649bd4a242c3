import { queryOptions } from "@tanstack/react-query";
import { ApiError, type ErrorCode } from "../api/api-error.ts";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";
import { isPurchaseId, secretHeader } from "./purchase-secret.ts";

export type Payment = components["schemas"]["Payment"];

export function paymentQuery(id: string, secret: string | null) {
  return queryOptions({
    queryKey: ["payments", id, secret],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/payments/{id}", {
        params: { path: { id }, header: secretHeader(secret ?? "") },
        signal,
      })),
    enabled: secret !== null && isPurchaseId(id),
  });
}

export function demoPaymentQuery(id: string, secret: string | null) {
  return queryOptions({
    queryKey: ["payments", id, "demo", secret],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/payments/{id}/demo", {
        params: { path: { id }, header: secretHeader(secret ?? "") },
        signal,
      })),
    enabled: secret !== null && isPurchaseId(id),
  });
}

const unknownCodes: ErrorCode[] = [
  "ERR_NOT_FOUND",
  "ERR_UNAUTHORIZED",
  "ERR_FORBIDDEN",
  "ERR_INVALID_INPUT",
];

/** The link names no payment, or its secret is wrong. */
export function isUnknownPayment(error: unknown): boolean {
  return error instanceof ApiError && unknownCodes.includes(error.errCode);
}
