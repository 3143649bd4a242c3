import { useMutation, useQueryClient } from "@tanstack/react-query";
import { hasErrorCode } from "./api-error.ts";
import { api } from "./client.ts";
import { readUserRecord, userRecordQuery } from "./current-user.ts";
import type { components } from "./schema.d.ts";
import type { CurrentUser } from "./sign-in-session.ts";

type UserChanges = components["schemas"]["UserChanges"];

export function useUserChange(user: CurrentUser) {
  const cache = useQueryClient();
  const { queryKey } = userRecordQuery(user.email);
  return useMutation({
    mutationFn: (body: UserChanges) => {
      const version = cache.getQueryData(queryKey)?.version;
      return readUserRecord(api.PUT("/api/user/{id}", {
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

type NewUser = components["schemas"]["NewUser"];

/**
 * Makes the signed-in user the practitioner of an invitation. Logs a failure as the specification requires, and throws
 * it, because the page says what to do next.
 */
export async function acceptInvitation(user: NewUser, hash: string): Promise<void> {
  try {
    await readUserRecord(api.POST("/api/user", { params: { query: { hash } }, body: user }));
  } catch (failure) {
    const known = hasErrorCode(failure, "ERR_DUPLICATE_ENTITY");
    console.error(known ? "User already exists with such email!" : "General error");
    throw failure;
  }
}
