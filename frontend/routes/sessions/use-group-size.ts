import { useQuery } from "@tanstack/react-query";
import { sessionGroupQuery } from "../../therapy-sessions/queries.ts";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";

/** How many clients have the time of a session; 1 until that is known. */
export function useGroupSize(session: TherapySession): number {
  const { data } = useQuery(sessionGroupQuery(session));
  if (!data || session.status === "cancelled") return 1;
  return data.participants.filter(({ status }) => status !== "cancelled").length;
}
