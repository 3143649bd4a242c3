import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { pageRequest } from "../page-request.ts";
import { userRecordQuery } from "./current-user.ts";
import {
  currentSession,
  type CurrentUser,
  isRestoringSession,
  watchSession,
} from "./sign-in-session.ts";

/** The user as of the sign-in. */
export function useSessionUser(): CurrentUser | null {
  return useSyncExternalStore(watchSession, sessionUser, () => pageRequest().user);
}

function sessionUser(): CurrentUser | null {
  return currentSession()?.user ?? null;
}

export function useIsRestoringSession(): boolean {
  return useSyncExternalStore(watchSession, isRestoringSession, wasRestoringOnServer);
}

function wasRestoringOnServer(): boolean {
  const { mayBeSignedIn, user } = pageRequest();
  return mayBeSignedIn && user === null;
}

export function useCurrentUser(): CurrentUser | null {
  const user = useSessionUser();
  const { data } = useQuery({ ...userRecordQuery(user?.email ?? ""), enabled: user !== null });
  return user && (data?.user ?? user);
}
