import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import type { paths } from "../api/schema.d.ts";
import { dayIn } from "../days.ts";
import { viewerZone } from "../i18n/formatter.ts";
import { type SessionFilters, spanOf } from "./filters.ts";
import type { TherapySession } from "./therapy-session.ts";

/** Whose sessions: one's own as a client, or those of one's clients. */
export type Side = "me" | "therapist";

type Path<Of extends Side> = `/api/therapy-sessions/${Of}`;

/** What the list is asked for besides its part. */
export type Asked =
  & Omit<NonNullable<paths[Path<"me">]["get"]["parameters"]["query"]>, "limit" | "cursor">
  & Pick<NonNullable<paths[Path<"therapist">]["get"]["parameters"]["query"]>, "clientId">;

type Page = { sessions: TherapySession[]; next: string | null };

const listsKey = ["therapy-sessions"] as const;

/** The cursor of `Link: <…?cursor=…>; rel="next"`. */
export function nextCursorOf(link: string | null): string | null {
  const url = /<([^>]+)>\s*;\s*rel="?next"?/.exec(link ?? "")?.[1];
  return url ? new URL(url, "http://any.where").searchParams.get("cursor") : null;
}

/** The filters as the server understands them. */
export function askedOf(filters: SessionFilters, side: Side, now: number): Asked {
  const zone = viewerZone();
  const { from, to } = spanOf(filters, dayIn(zone, now));
  const person = side === "me" ? { therapistId: filters.person } : { clientId: filters.person };
  return {
    ...(filters.person ? person : {}),
    ...(filters.practice ? { practiceType: filters.practice } : {}),
    ...(filters.status ? { status: filters.status } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(from || to ? { timeZone: zone } : {}),
    ...(filters.text ? { q: filters.text } : {}),
  } as Asked;
}

/** Sessions part by part; newest first unless the soonest are asked for. */
export function sessionsQuery(side: Side, asked: Asked = {}) {
  return infiniteQueryOptions({
    queryKey: [...listsKey, side, asked],
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const query = { ...asked, limit: 100, ...(pageParam ? { cursor: pageParam } : {}) };
      const answer = side === "me"
        ? await api.GET("/api/therapy-sessions/me", { params: { query }, signal })
        : await api.GET("/api/therapy-sessions/therapist", { params: { query }, signal });
      const sessions = await ok(Promise.resolve(answer));
      return { sessions, next: nextCursorOf(answer.response.headers.get("Link")) };
    },
    initialPageParam: "",
    getNextPageParam: (last: Page) => last.next,
  });
}

/** Everything booked by the person who is signed in. */
export const mySessionsQuery = sessionsQuery("me");

/** One session with what only its own answer tells. */
export function sessionQuery(id: string) {
  return queryOptions({
    queryKey: ["therapy-session", id],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/therapy-sessions/{id}", { params: { path: { id } }, signal })),
  });
}

/** What happened to a session, oldest first. */
export function historyQuery(id: string) {
  return queryOptions({
    queryKey: ["therapy-session", id, "history"],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/therapy-sessions/{id}/history", { params: { path: { id } }, signal })),
  });
}

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

function replaceIn(queries: QueryClient, id: string, change: Partial<TherapySession>) {
  queries.setQueriesData<Sessions>(
    { queryKey: listsKey },
    (data) => replaced(data, id, change),
  );
  queries.setQueryData<TherapySession>(
    sessionQuery(id).queryKey,
    (session) => session && { ...session, ...change },
  );
}

/** A session that some list has already. */
export function knownSession(queries: QueryClient, id: string): TherapySession | undefined {
  return queries.getQueriesData<Sessions>({ queryKey: listsKey })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap((page) => page.sessions)
    .find((session) => session.id === id);
}

/** Shows a change before the server has answered; call what it returns to take it back. */
export async function changeAtOnce(
  queries: QueryClient,
  before: TherapySession,
  change: Partial<TherapySession>,
): Promise<() => void> {
  await queries.cancelQueries({ queryKey: listsKey });
  // What was undone or changed meanwhile is not brought back by a refusal.
  const known = knownSession(queries, before.id) ?? before;
  const old = Object.fromEntries(
    Object.entries(known).filter(([name]) => name in change),
  );
  replaceIn(queries, before.id, change);
  return () => replaceIn(queries, before.id, old);
}

/** Puts the server's answer in the place of what was shown. */
export function putAnswer(queries: QueryClient, session: TherapySession): void {
  // Only the session's own answer knows the provider's page; the others leave it out.
  const known = queries.getQueryData<TherapySession>(sessionQuery(session.id).queryKey);
  const rescheduleUrl = session.rescheduleUrl ?? known?.rescheduleUrl ?? null;
  replaceIn(queries, session.id, { ...session, rescheduleUrl });
  void queries.invalidateQueries({ queryKey: historyQuery(session.id).queryKey });
}

/** Sessions and times have moved: every list is read again. */
export function readAnew(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: listsKey });
  void queries.invalidateQueries({ queryKey: ["free-times"] });
  void queries.invalidateQueries({ queryKey: ["therapists"] });
}
