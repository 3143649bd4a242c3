import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { absenceKey } from "../absences/queries.ts";
import { hasErrorCode } from "../api/api-error.ts";
import { api, ok } from "../api/client.ts";
import type { components, paths } from "../api/schema.d.ts";
import { type Day, dayIn, instantOf } from "../days.ts";
import { viewerZone } from "../i18n/viewer-zone.ts";
import { sessionPaymentQuery } from "../payments/session-payment.ts";
import { type SessionFilters, spanOf } from "./filters.ts";
import type { TherapySession } from "./therapy-session.ts";

export type Side = "me" | "therapist";

type Path<Of extends Side> = `/api/therapy-sessions/${Of}`;

export type SessionQuery =
  & Omit<NonNullable<paths[Path<"me">]["get"]["parameters"]["query"]>, "limit" | "cursor">
  & Pick<NonNullable<paths[Path<"therapist">]["get"]["parameters"]["query"]>, "clientId">;

type Page = { sessions: TherapySession[]; next: string | null };

export const sessionListsKey = ["therapy-sessions"] as const;

function nextCursorOf(link: string | null): string | null {
  const url = /<([^>]+)>\s*;\s*rel="?next"?/.exec(link ?? "")?.[1];
  return url ? new URL(url, "http://any.where").searchParams.get("cursor") : null;
}

export function queryOf(
  filters: SessionFilters,
  side: Side,
  now: number,
  zone = viewerZone(),
): SessionQuery {
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
  } as SessionQuery;
}

async function loadPage(
  side: Side,
  filters: SessionQuery,
  { cursor, signal }: { cursor: string; signal?: AbortSignal },
): Promise<Page> {
  const query = { ...filters, limit: 100, ...(cursor ? { cursor } : {}) };
  const request = { params: { query }, ...(signal ? { signal } : {}) };
  const answer = side === "me"
    ? await api.GET("/api/therapy-sessions/me", request)
    : await api.GET("/api/therapy-sessions/therapist", request);
  try {
    const sessions = await ok(Promise.resolve(answer));
    return { sessions, next: nextCursorOf(answer.response.headers.get("Link")) };
  } catch (failure) {
    if (matchesNone(failure)) return { sessions: [], next: null };
    throw failure;
  }
}

/** An address may name a practice that does not exist, or days in the wrong order. */
function matchesNone(failure: unknown): boolean {
  if (!hasErrorCode(failure, "ERR_INVALID_INPUT")) return false;
  const { errors = [] } = failure.problem;
  return errors.length > 0 && errors.every(({ path }) => path === "practiceType" || path === "to");
}

/** Every session of the signed-in client that the filters let through, newest first. */
export async function loadAllSessions(filters: SessionQuery = {}): Promise<TherapySession[]> {
  const all: TherapySession[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page: Page = await loadPage("me", filters, { cursor });
    all.push(...page.sessions);
    cursor = page.next;
  }
  return all;
}

/** The pages of a list; newest first unless the query says otherwise. */
export function sessionsQuery(side: Side, filters: SessionQuery = {}) {
  return infiniteQueryOptions({
    queryKey: [...sessionListsKey, side, filters],
    queryFn: ({ pageParam, signal }) => loadPage(side, filters, { cursor: pageParam, signal }),
    // Moves, cancellations and absences of the other person.
    refetchOnWindowFocus: true,
    initialPageParam: "",
    getNextPageParam: (last: Page) => last.next,
  });
}

export const mySessionsQuery = sessionsQuery("me");

export function sessionQuery(id: string) {
  return queryOptions({
    queryKey: ["therapy-session", id],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/therapy-sessions/{id}", { params: { path: { id } }, signal })),
    refetchOnWindowFocus: true,
  });
}

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
    { queryKey: sessionListsKey },
    (data) => replaced(data, id, change),
  );
  queries.setQueryData<TherapySession>(
    sessionQuery(id).queryKey,
    (session) => session && { ...session, ...change },
  );
}

export function cachedSession(queries: QueryClient, id: string): TherapySession | undefined {
  return queries.getQueriesData<Sessions>({ queryKey: sessionListsKey })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap((page) => page.sessions)
    .find((session) => session.id === id);
}

export async function applyOptimistically(
  queries: QueryClient,
  before: TherapySession,
  change: Partial<TherapySession>,
): Promise<() => void> {
  await queries.cancelQueries({ queryKey: sessionListsKey });
  // The lists may have changed since `before` was rendered.
  const current = cachedSession(queries, before.id) ?? before;
  const old = Object.fromEntries(
    Object.entries(current).filter(([name]) => name in change),
  );
  replaceIn(queries, before.id, change);
  return () => replaceIn(queries, before.id, old);
}

export type WorkCalendar = components["schemas"]["WorkCalendar"];

const workCalendarKey = ["work-calendar"] as const;

/** Everything on the practitioner's calendar between two days, both included. */
export function workCalendarQuery(from: Day, to: Day) {
  return queryOptions({
    queryKey: [...workCalendarKey, from, to],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/availability/calendar", { params: { query: { from, to } }, signal })),
  });
}

export function refetchWorkCalendar(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: workCalendarKey });
}

/** A moved group at once has its new start (ms), so that it can be moved again before the calendar is loaded. */
export function storeGroupStart(
  queries: QueryClient,
  { eventUrl, startsAt, endsAt }: Pick<TherapySession, "eventUrl" | "startsAt" | "endsAt">,
  start: number,
): void {
  const end = start + Date.parse(endsAt) - Date.parse(startsAt);
  const times = { startsAt: instantOf(start), endsAt: instantOf(end) };
  queries.setQueriesData<WorkCalendar>({ queryKey: workCalendarKey }, (calendar) =>
    calendar && {
      ...calendar,
      sessions: calendar.sessions.map((each) =>
        each.eventUrl === eventUrl ? { ...each, ...times } : each
      ),
    });
}

export function storeAnswer(queries: QueryClient, session: TherapySession): void {
  const cached = queries.getQueryData<TherapySession>(sessionQuery(session.id).queryKey);
  const rescheduleUrl = session.rescheduleUrl ?? cached?.rescheduleUrl ?? null;
  replaceIn(queries, session.id, { ...session, rescheduleUrl });
  void queries.invalidateQueries({ queryKey: historyQuery(session.id).queryKey });
  void queries.invalidateQueries({ queryKey: sessionPaymentQuery(session.id).queryKey });
  refetchWorkCalendar(queries);
}

export function refetchSessions(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: sessionListsKey });
  refetchWorkCalendar(queries);
  void queries.invalidateQueries({ queryKey: absenceKey });
  void queries.invalidateQueries({ queryKey: ["free-times"] });
  void queries.invalidateQueries({ queryKey: ["therapists"] });
}

/** Loads a booking again that has changed since the page showed it. */
export function refetchChanged(queries: QueryClient, failure: unknown): void {
  if (!hasErrorCode(failure, "ERR_BOOKING_CHANGED")) return;
  refetchSessions(queries);
  void queries.invalidateQueries({ queryKey: ["therapy-session"] });
  void queries.invalidateQueries({ queryKey: ["booking-link"] });
}

/** It changes with every mark and fee of the session, so its version is part of the key. */
export function clientRecordQuery({ id, updatedAt }: Pick<TherapySession, "id" | "updatedAt">) {
  return queryOptions({
    queryKey: ["client-record", id, updatedAt],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/therapy-sessions/{id}/client-record", { params: { path: { id } }, signal })),
  });
}

/** What the practitioner wrote about the client of a session; the same at all sessions with this client. */
export function practitionerNoteQuery(id: string) {
  return queryOptions({
    queryKey: ["practitioner-note", id],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/therapy-sessions/{id}/practitioner-note", {
        params: { path: { id } },
        signal,
      })),
    refetchOnWindowFocus: true,
  });
}

/** What a practitioner sees of one session at once. */
export function prefetchOpenSession(queries: QueryClient, id: string) {
  return Promise.all([
    queries.prefetchQuery(sessionQuery(id)),
    queries.prefetchQuery(practitionerNoteQuery(id)),
  ]);
}

/** Also the sessions that no list shows, after a change of several sessions. */
export function refetchGroup(queries: QueryClient): void {
  refetchSessions(queries);
  void queries.invalidateQueries({ queryKey: ["therapy-session"] });
}

export function sessionGroupQuery({ id, updatedAt }: Pick<TherapySession, "id" | "updatedAt">) {
  return queryOptions({
    queryKey: ["therapy-session", id, "group", updatedAt],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/therapy-sessions/{id}/group", { params: { path: { id } }, signal })),
  });
}
