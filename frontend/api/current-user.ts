import { queryOptions } from "@tanstack/react-query";
import { hasErrorCode } from "./api-error.ts";
import { api, ok } from "./client.ts";
import { queryClient } from "./query-client.ts";
import { currentSession, type CurrentUser, refreshSession } from "./sign-in-session.ts";

type UserRecord = { user: CurrentUser; version: string | null };

export async function readUserRecord(
  answer: Promise<{ data?: CurrentUser; error?: unknown; response: Response }>,
): Promise<UserRecord> {
  const user = await ok(answer);
  const { response } = await answer;
  return { user, version: response.headers.get("ETag") };
}

export function userRecordQuery(email: string) {
  return queryOptions({
    queryKey: ["user", email],
    queryFn: () => loadRecord(email),
  });
}

async function loadRecord(email: string): Promise<UserRecord> {
  const load = (email: string) =>
    readUserRecord(api.GET("/api/user/by-email/{email}", { params: { path: { email } } }));
  try {
    return await load(email);
  } catch (failure) {
    if (!hasErrorCode(failure, "ERR_NOT_FOUND")) throw failure;
    const renewed = await refreshSession();
    if (!renewed || renewed.user.email === email) throw failure;
    return await load(renewed.user.email);
  }
}

export async function saveLanguage(language: CurrentUser["language"]): Promise<void> {
  const user = currentSession()?.user;
  if (!user) return;
  const params = { path: { id: user.id } };
  const record = await readUserRecord(api.PUT("/api/user/{id}", { params, body: { language } }));
  queryClient.setQueryData(userRecordQuery(user.email).queryKey, record);
}
