import { useQueryClient } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import { useSubmit } from "../api/use-submit.ts";
import { secretHeader } from "../payments/purchase-secret.ts";
import { orderQuery, type SessionOrder, waitingOrdersKey } from "./session-orders.ts";
import { refreshStoredOrder } from "./stored-orders.ts";

/** Gives up a time that waits for its payment. */
export function useGiveUp({ id, secret }: Pick<SessionOrder, "id" | "secret">) {
  const cache = useQueryClient();
  const query = orderQuery(id, secret);
  return useSubmit({
    mutationFn: () =>
      ok(api.POST("/api/session-orders/{id}/take-back", {
        params: { path: { id }, header: secretHeader(secret) },
      })),
    onSuccess(order) {
      refreshStoredOrder(order);
      cache.setQueryData(query.queryKey, order);
      void cache.invalidateQueries({ queryKey: waitingOrdersKey });
      void cache.invalidateQueries({ queryKey: ["free-times"] });
    },
    onError: () => void cache.invalidateQueries(query),
  });
}
