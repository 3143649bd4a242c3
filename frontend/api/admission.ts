import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, ok } from "./client.ts";
import type { components } from "./schema.d.ts";
import { useSessionUser } from "./use-sign-in-session.ts";

type Admission = components["schemas"]["Admission"];
export type AcceptingNewClients = Admission["acceptingNewClients"];

export function admissionQuery(therapistId: string, userId: string | null) {
  return queryOptions({
    queryKey: ["admission", therapistId, userId],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/therapists/{id}/admission", {
        params: { path: { id: therapistId } },
        signal,
      })),
  });
}

type Practitioner = { id: string; acceptingNewClients: AcceptingNewClients };

/**
 * Whether the viewer may book with a practitioner. A visitor who says that they have met before may try; the server
 * decides once their address is proven.
 */
export function useAdmission({ id, acceptingNewClients }: Practitioner) {
  const user = useSessionUser();
  const cache = useQueryClient();
  const query = admissionQuery(id, user?.id ?? null);
  const takesNewClients = acceptingNewClients === "yes";
  const { data, isPending } = useQuery({ ...query, enabled: !takesNewClients && user !== null });
  return {
    isAdmitted: takesNewClients || data?.isAdmitted === true,
    isPending: !takesNewClients && user !== null && isPending,
    canClaim: user === null,
    claimMeeting() {
      cache.setQueryData(query.queryKey, {
        acceptingNewClients,
        isClient: true,
        isAdmitted: true,
        hasWaitingList: true,
        waiting: 0,
      });
    },
  };
}

export function waitingCountQuery(therapistId: string) {
  return queryOptions({
    ...admissionQuery(therapistId, null),
    queryKey: ["admission", therapistId, null, "waiting"],
  });
}

/** How many people are on the waiting list of a practitioner. */
export function useWaitingCount(therapistId: string): number {
  return useQuery(waitingCountQuery(therapistId)).data?.waiting ?? 0;
}
