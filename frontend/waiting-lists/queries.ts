import { queryOptions, useQuery } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import { dayMs } from "../days.ts";

export type WaitingList = components["schemas"]["WaitingList"];
export type WaitingOffer = components["schemas"]["WaitingListOffer"];
export type FullTime = components["schemas"]["FullTime"];
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
  const user = useSessionUser();
  return useQuery(myWaitingListsQuery(user?.id ?? null)).data ?? [];
}

/** The caller's place on the list of a practitioner for any time. */
export function useMyPlace(therapistId: string): WaitingList | undefined {
  return useMyWaitingLists().find(({ seat, therapist }) =>
    seat === null && therapist.id === therapistId
  );
}

/** The group times of an event type without a free seat, for `days` days from an instant (ms). */
export function fullTimesQuery(eventType: string, from: number, days: number) {
  return queryOptions({
    // Live changes of the free times reload them, too.
    queryKey: ["free-times", eventType, "full", from, days],
    queryFn: async ({ signal }) =>
      (await ok(api.GET("/api/waiting-lists/full-times", {
        params: {
          query: {
            event_type: eventType,
            start_time: new Date(from).toISOString(),
            end_time: new Date(from + days * dayMs).toISOString(),
          },
        },
        signal,
      }))).fullTimes,
    staleTime: 30_000,
  });
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
