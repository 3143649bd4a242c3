import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";

export type SessionPayment = components["schemas"]["SessionPayment"];

export function sessionPaymentQuery(id: string) {
  return queryOptions({
    queryKey: ["therapy-session", id, "payment"],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/gift-cards/sessions/{id}", { params: { path: { id } }, signal })),
  });
}
