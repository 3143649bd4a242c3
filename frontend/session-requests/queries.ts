import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";
import { useSubmit } from "../api/use-submit.ts";
import { refetchSessions } from "../therapy-sessions/queries.ts";

export type SessionRequest = components["schemas"]["OwnSessionRequest"];
export type ReceivedRequest = components["schemas"]["ReceivedSessionRequest"];

const requestsKey = ["session-requests"] as const;

export function myRequestsQuery(userId: string | null) {
  return queryOptions({
    queryKey: [...requestsKey, "mine", userId],
    queryFn: async ({ signal }) =>
      (await ok(api.GET("/api/session-requests/me", { signal }))).requests,
    enabled: userId !== null,
  });
}

export const receivedRequestsQuery = queryOptions({
  queryKey: [...requestsKey, "received"],
  queryFn: async ({ signal }) =>
    (await ok(api.GET("/api/session-requests/received", { signal }))).requests,
});

/** An answer that comes too late shows the list as it is now. */
function useChanged() {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: requestsKey });
    refetchSessions(queries);
  };
}

export function useTakeBack({ id }: SessionRequest) {
  return useSubmit({
    mutationFn: () =>
      ok(api.POST("/api/session-requests/{id}/take-back", { params: { path: { id } } })),
    onSettled: useChanged(),
  });
}

export function useReply({ id }: ReceivedRequest) {
  return useSubmit({
    mutationFn: ({ how, message }: { how: "accept" | "decline"; message: string }) =>
      ok(api.POST(`/api/session-requests/{id}/${how}`, {
        params: { path: { id } },
        body: { message },
      })),
    onSettled: useChanged(),
  });
}
