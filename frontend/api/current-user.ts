import { queryOptions } from "@tanstack/react-query";
import { hasErrorCode } from "./api-error.ts";
import { api, ok } from "./client.ts";
import { queryClient } from "./query-client.ts";
import { currentSession, type CurrentUser, refreshSession } from "./session.ts";

/** A person's record, and the version that a change of it has to name. */
export type OwnRecord = { user: CurrentUser; version: string | null };

/** What an answer with a person says. */
export async function recordOf(
  answer: Promise<{ data?: CurrentUser; error?: unknown; response: Response }>,
): Promise<OwnRecord> {
  const user = await ok(answer);
  const { response } = await answer;
  return { user, version: response.headers.get("ETag") };
}

/** The signed-in person's record, by their address. */
export function ownRecordQuery(email: string) {
  return queryOptions({
    queryKey: ["user", email],
    queryFn: () => loadRecord(email),
  });
}

/** An address that was changed in another place is no longer known; the session knows the new one. */
async function loadRecord(email: string): Promise<OwnRecord> {
  const load = (email: string) =>
    recordOf(api.GET("/api/user/by-email/{email}", { params: { path: { email } } }));
  try {
    return await load(email);
  } catch (failure) {
    if (!hasErrorCode(failure, "ERR_NOT_FOUND")) throw failure;
    const renewed = await refreshSession();
    if (!renewed || renewed.user.email === email) throw failure;
    return await load(renewed.user.email);
  }
}

/** A language that is chosen while signed in is the one mails come in, too. */
export async function keepLanguage(language: CurrentUser["language"]): Promise<void> {
  const user = currentSession()?.user;
  if (!user) return;
  const params = { path: { id: user.id } };
  const record = await recordOf(api.PUT("/api/user/{id}", { params, body: { language } }));
  queryClient.setQueryData(ownRecordQuery(user.email).queryKey, record);
}
