import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";
import { useSubmit } from "../api/use-submit.ts";
import { useCurrentUser } from "../api/use-sign-in-session.ts";
import { sessionListsKey } from "../therapy-sessions/queries.ts";

export type WaitingList = components["schemas"]["WaitingList"];
export type WaitingOffer = components["schemas"]["WaitingListOffer"];
export type Wish = Pick<WaitingList, "weekdays" | "partsOfDay" | "meetingType" | "practiceId">;

export const waitingListsKey = ["waiting-lists"] as const;

function myWaitingListsQuery(userId: string | null) {
  return queryOptions({
    queryKey: [...waitingListsKey, "mine", userId],
    queryFn: async ({ signal }) =>
      (await ok(api.GET("/api/waiting-lists", { signal }))).waitingLists,
    enabled: userId !== null,
  });
}

export function useMyWaitingLists(): WaitingList[] {
  const user = useCurrentUser();
  return useQuery(myWaitingListsQuery(user?.id ?? null)).data ?? [];
}

export function waitingListLinkQuery(token: string) {
  return queryOptions({
    queryKey: [...waitingListsKey, "link", token],
    queryFn: ({ signal }) =>
      ok(api.POST("/api/waiting-lists/link/read", { body: { token }, signal })),
    enabled: token !== "",
    retry: false,
  });
}

/** An answer that comes too late shows the list as it is now. */
function useChanged() {
  const cache = useQueryClient();
  return () => {
    for (const queryKey of [waitingListsKey, sessionListsKey, ["admission"], ["therapist"]]) {
      void cache.invalidateQueries({ queryKey });
    }
  };
}

export function useJoin(therapistId: string) {
  const onSettled = useChanged();
  return useSubmit({
    mutationFn: (wish: Wish) =>
      ok(api.POST("/api/waiting-lists", { body: { therapistId, ...wish } })),
    onSettled,
  });
}

export function useAnswer(token: string, how: "accept" | "decline") {
  const onSettled = useChanged();
  return useSubmit({
    mutationFn: (offerId: string) =>
      ok(api.POST(`/api/waiting-lists/link/${how}`, { body: { token, offerId } })),
    onSettled,
  });
}

export function useLeave(token: string) {
  const onSettled = useChanged();
  return useSubmit({
    mutationFn: () => ok(api.POST("/api/waiting-lists/link/leave", { body: { token } })),
    onSettled,
  });
}
