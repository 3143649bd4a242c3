// @vitest-environment jsdom
import { expect, test } from "vitest";
import { queryClient, startQueryInvalidation } from "./query-client.ts";
import { clearSession, type CurrentUser, startSession } from "./sign-in-session.ts";

const profile = ["therapist", "mari"];
const refused = ["therapist", "hidden"];
const admission = ["admission", "mari", null];

const invalidated = () =>
  [profile, refused, admission].map((key) => queryClient.getQueryState(key)!.isInvalidated);

test("a sign-in reloads only what depends on the account, a sign-out everything", async () => {
  startQueryInvalidation();
  for (const key of [profile, admission]) queryClient.setQueryData(key, {});
  await queryClient.prefetchQuery({
    queryKey: refused,
    queryFn: () => Promise.reject(new Error("Not found")),
    retry: false,
  });
  const user = { id: "1", email: "mari@example.com" } as CurrentUser;
  startSession({ accessToken: "token", user } as Parameters<typeof startSession>[0]);
  expect(invalidated()).toEqual([false, true, true]);
  clearSession();
  expect(invalidated()).toEqual([true, true, true]);
});
