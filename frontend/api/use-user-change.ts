import { useMutation, useQueryClient } from "@tanstack/react-query";
import { hasErrorCode } from "./api-error.ts";
import { api } from "./client.ts";
import { ownRecordQuery, recordOf } from "./current-user.ts";
import type { components } from "./schema.d.ts";
import type { CurrentUser } from "./session.ts";

export type UserChanges = components["schemas"]["UserChanges"];

/** Changes the signed-in person's record, if it still is what they saw; otherwise what it is now is loaded. */
export function useUserChange(user: CurrentUser) {
  const cache = useQueryClient();
  const { queryKey } = ownRecordQuery(user.email);
  return useMutation({
    mutationFn: (body: UserChanges) => {
      const version = cache.getQueryData(queryKey)?.version;
      return recordOf(api.PUT("/api/user/{id}", {
        params: { path: { id: user.id }, ...(version ? { header: { "if-match": version } } : {}) },
        body,
      }));
    },
    onSuccess: (record) => void cache.setQueryData(queryKey, record),
    onError: (failure) => {
      if (hasErrorCode(failure, "ERR_STALE")) {
        void cache.invalidateQueries({ queryKey });
      }
    },
  });
}
