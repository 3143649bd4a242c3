import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { pageRequest } from "../page-request.ts";
import { userRecordQuery } from "./current-user.ts";
import {
  currentSession,
  type CurrentUser,
  isRestoringSession,
  type Session,
  watchSession,
} from "./sign-in-session.ts";

export function useSession(): Session | null {
  return useSyncExternalStore(watchSession, currentSession, () => null);
}

export function useIsRestoringSession(): boolean {
  return useSyncExternalStore(watchSession, isRestoringSession, () => pageRequest().mayBeSignedIn);
}

export function useCurrentUser(): CurrentUser | null {
  const session = useSession();
  const email = session?.user.email ?? "";
  const { data } = useQuery({ ...userRecordQuery(email), enabled: session !== null });
  if (!session) return null;
  return data?.user ?? session.user;
}
