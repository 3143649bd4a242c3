import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { hasErrorCode } from "../api/api-error.ts";
import { userRecordQuery } from "../api/current-user.ts";
import { useSessionUser } from "../api/use-sign-in-session.ts";

/** Loads the roles of the signed-in user again when the server refuses a request of an open page. */
export function useRoleChanges(): void {
  const cache = useQueryClient();
  const email = useSessionUser()?.email;
  useEffect(() => {
    if (email === undefined) return;
    const { queryKey } = userRecordQuery(email);
    function follow(error: unknown) {
      if (hasErrorCode(error, "ERR_FORBIDDEN")) void cache.invalidateQueries({ queryKey });
    }
    const stop = [
      cache.getQueryCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error") follow(event.action.error);
      }),
      cache.getMutationCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error") follow(event.action.error);
      }),
    ];
    return () => stop.forEach((end) => end());
  }, [cache, email]);
}
