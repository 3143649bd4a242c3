import { useQueryClient } from "@tanstack/react-query";
import { userRecordQuery } from "../../api/current-user.ts";
import { useSessionUser } from "../../api/use-sign-in-session.ts";

/** Reads the roles of the signed-in user again, which the menu follows. */
export function useRefreshUser(): () => Promise<void> {
  const queries = useQueryClient();
  const email = useSessionUser()?.email;
  return async () => {
    if (email) await queries.fetchQuery({ ...userRecordQuery(email), staleTime: 0 });
  };
}
