import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, ok } from "./client.ts";
import { hasErrorCode } from "./api-error.ts";
import { resultsChanged } from "../suitability/result-changes.ts";
import type { components } from "./schema.d.ts";
import { useSubmit } from "./use-submit.ts";

export type Consent = components["schemas"]["Consents"]["consents"][number];

export const consentsQuery = queryOptions({
  queryKey: ["user", "me", "consents"],
  queryFn: async () => (await ok(api.GET("/api/user/me/consents"))).consents,
});

/** Gives a consent, or withdraws it together with the data it names. */
export function useChangeConsent() {
  const cache = useQueryClient();
  return useSubmit({
    mutationFn: async ({ purpose, version, isGiven, kept }: Consent) => {
      const change = isGiven ? { isGiven: false, confirmed: kept } : { isGiven: true };
      const body = { purpose, version, ...change };
      return (await ok(api.PUT("/api/user/me/consents", { body }))).consents;
    },
    onSuccess: (consents, { purpose, isGiven }) => {
      cache.setQueryData(consentsQuery.queryKey, consents);
      if (purpose === "test-results" && isGiven) resultsChanged("deleted");
    },
    onError: (failure) => {
      const isOutdated = hasErrorCode(failure, "ERR_STALE") ||
        hasErrorCode(failure, "ERR_UPCOMING_SESSIONS");
      if (isOutdated) void cache.invalidateQueries(consentsQuery);
    },
  });
}

/** The consent that the user still has to give, while `enabled`; null when it is given or not known yet. */
export function useMissingConsent(purpose: Consent["purpose"], enabled: boolean): Consent | null {
  const { data } = useQuery({ ...consentsQuery, enabled });
  const consent = enabled && data?.find((each) => each.purpose === purpose);
  return consent && !consent.isGiven ? consent : null;
}
