import { type InfiniteData, infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import { api, ok } from "../../api/client.ts";
import type { TherapySession } from "./sessions.ts";

type Page = { sessions: TherapySession[]; next: string | null };

const queryKey = ["therapy-sessions", "me"] as const;

/** The cursor of `Link: <…?cursor=…>; rel="next"`. */
export function nextCursorOf(link: string | null): string | null {
  const url = /<([^>]+)>\s*;\s*rel="?next"?/.exec(link ?? "")?.[1];
  return url ? new URL(url, "http://any.where").searchParams.get("cursor") : null;
}

/** Everything booked by the person who is signed in, newest first, part by part. */
export const mySessionsQuery = infiniteQueryOptions({
  queryKey,
  queryFn: async ({ pageParam, signal }): Promise<Page> => {
    const answer = await api.GET("/api/therapy-sessions/me", {
      params: { query: { limit: 100, ...(pageParam ? { cursor: pageParam } : {}) } },
      signal,
    });
    const sessions = await ok(Promise.resolve(answer));
    return { sessions, next: nextCursorOf(answer.response.headers.get("Link")) };
  },
  initialPageParam: "",
  getNextPageParam: (last: Page) => last.next,
});

type Sessions = InfiniteData<Page, string>;

function replaced(data: Sessions | undefined, id: string, change: Partial<TherapySession>) {
  return data && {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      sessions: page.sessions.map((each) => each.id === id ? { ...each, ...change } : each),
    })),
  };
}

/** Shows a change before the server has answered; call what it returns to take it back. */
export async function changeAtOnce(
  queries: QueryClient,
  id: string,
  change: Partial<TherapySession>,
): Promise<() => void> {
  await queries.cancelQueries({ queryKey });
  const before = queries.getQueryData<Sessions>(queryKey);
  queries.setQueryData<Sessions>(queryKey, (data) => replaced(data, id, change));
  return () => queries.setQueryData(queryKey, before);
}

/** Puts the server's answer in the place of what was shown. */
export function putAnswer(queries: QueryClient, session: TherapySession): void {
  queries.setQueryData<Sessions>(queryKey, (data) => replaced(data, session.id, session));
}
