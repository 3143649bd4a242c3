import { useQuery } from "@tanstack/react-query";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import type { TherapySession } from "../therapy-sessions/therapy-session.ts";
import { myPackagesQuery } from "./queries.ts";

/** Whether a package of the signed-in person can pay a session of this practice and length. */
export function useHasPackageFor(
  { therapist, practiceType, durationMinutes, intro }: Pick<
    TherapySession,
    "therapist" | "practiceType" | "durationMinutes" | "intro"
  >,
): boolean {
  const { data = [] } = useQuery(myPackagesQuery(useSessionUser()?.id ?? null));
  return !intro &&
    data.some((one) =>
      one.state === "active" && one.sessionsLeft > 0 && one.therapist.id === therapist.id &&
      one.practiceType === practiceType && one.durationMinutes === durationMinutes
    );
}
