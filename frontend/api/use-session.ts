import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { ownRecordQuery } from "./current-user.ts";
import {
  currentSession,
  type CurrentUser,
  type Session,
  sessionIsComing,
  watchSession,
} from "./session.ts";

export function useSession(): Session | null {
  return useSyncExternalStore(watchSession, currentSession, () => null);
}

/** Whether it is still being asked who is here. */
export function useSessionComing(): boolean {
  return useSyncExternalStore(watchSession, sessionIsComing, () => false);
}

/** The signed-in person's record, loaded by e-mail whenever someone signs in. */
export function useCurrentUser(): CurrentUser | null {
  const session = useSession();
  const email = session?.user.email ?? "";
  const { data } = useQuery({ ...ownRecordQuery(email), enabled: session !== null });
  if (!session) return null;
  return data?.user ?? session.user;
}
