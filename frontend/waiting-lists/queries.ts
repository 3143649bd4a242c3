import { queryOptions, useQuery } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";
import { useCurrentUser } from "../api/use-sign-in-session.ts";

export type WaitingList = components["schemas"]["WaitingList"];
export type WaitingOffer = components["schemas"]["WaitingListOffer"];
export type Wish = Pick<WaitingList, "weekdays" | "partsOfDay" | "meetingType" | "practiceId">;

export const waitingListsKey = ["waiting-lists"] as const;

export function myWaitingListsQuery(userId: string | null) {
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

/** For practitioners: the people who wait for them, in the order of joining. */
export const waitingPeopleQuery = queryOptions({
  queryKey: [...waitingListsKey, "people"],
  queryFn: async ({ signal }) =>
    (await ok(api.GET("/api/waiting-lists/people", { signal }))).people,
});

export function waitingListLinkQuery(token: string) {
  return queryOptions({
    queryKey: [...waitingListsKey, "link", token],
    queryFn: ({ signal }) =>
      ok(api.POST("/api/waiting-lists/link/read", { body: { token }, signal })),
    enabled: token !== "",
    retry: false,
  });
}
