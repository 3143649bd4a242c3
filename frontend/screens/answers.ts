/// <reference types="vite/client" />
import type { CurrentUser } from "../api/sign-in-session.ts";
import type { Language } from "../i18n/language.ts";
import type { Role, Visit } from "./screen-types.ts";
import type { State } from "./states.ts";

export type Answer = { status: number; headers?: Record<string, string>; body: unknown };

/** Equal answers are stored once. */
type Answers = {
  /** The place of the answer, by who asks and what for. */
  requests: Record<string, number>;
  answers: Answer[];
};

/** Those that are the same in every language. */
export type Shared = Answers & { users: Record<Exclude<Role, "visitor">, CurrentUser> };

export type Recording = {
  users: Shared["users"];
  find: (key: string) => Answer | undefined;
  keys: string[];
};

// The compiler reads no types from such files, which would take it minutes.
const files = import.meta.glob<unknown>("./answers/*.json", { import: "default" });

export async function loadRecording(language: Language): Promise<Recording> {
  const load = (name: string) => files[`./answers/${name}.json`]!();
  const [own, shared] = await Promise.all([load(language), load("all-languages")]) as [
    Answers,
    Shared,
  ];
  return {
    users: shared.users,
    keys: [...Object.keys(own.requests), ...Object.keys(shared.requests)],
    find: (key) =>
      own.answers[own.requests[key] ?? -1] ?? shared.answers[shared.requests[key] ?? -1],
  };
}

/** Whose answers these are, and after what. */
export function setOf({ as, after }: Pick<Visit, "as" | "after">): string {
  return after ? `${as}+${after}` : as;
}

/** What is sent to read, and not to change something. */
const readingPosts =
  /\/(search|compare|open|read|status|assessment|booking-verdict|preview|link|alternatives)$/;

export function isReading({ method, url }: Pick<Request, "method" | "url">): boolean {
  return method === "GET" || readingPosts.test(new URL(url).pathname);
}

/** As in recordings: the method, the path, the query, and the body of what reads. */
export async function requestName(request: Request): Promise<string> {
  const { pathname, search } = new URL(request.url);
  const query = decodeURIComponent(search).replaceAll(globalThis.location.origin, "");
  const name = `${request.method} ${pathname}${query}`;
  const isWithBody = request.method !== "GET" && isReading(request);
  if (!isWithBody) return name;
  return `${name} ${(await request.clone().text()).replaceAll(globalThis.location.origin, "")}`;
}

function refusal(status: number, errCode: string): Answer {
  const headers = { "content-type": "application/problem+json" };
  return {
    status,
    headers,
    body: { type: `/problems/${errCode}`, title: errCode, status, errCode, instance: "" },
  };
}

/** Answered in every state: the frame of the page is about to be there before it. */
const ofFrame = /^GET \/api\/(domain-values|user\/by-email\/|auth\/me)/;

/** Lists without their items, wherever they stand at the top of a body. */
function emptied(body: unknown): unknown {
  if (Array.isArray(body)) return [];
  if (typeof body !== "object" || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      Array.isArray(value) ? [] : name === "total" || name === "count" ? 0 : value,
    ]),
  );
}

function responseOf({ status, headers = {}, body }: Answer): Response {
  const text = body === null || body === undefined ? null : JSON.stringify(body);
  return new Response(text, {
    status,
    headers: { ...(text === null ? {} : { "content-type": "application/json" }), ...headers },
  });
}

/** The answers of a person cannot all be recorded: any of them are answered in the same way. */
const takesAnyBody = /^POST \/api\/suitability\/assessment$/;

type Found = { answer: Answer; isExact: boolean };

const timesPath = "GET /api/calendly/event-type-available-times";

function queryOf(key: string): URLSearchParams {
  return new URLSearchParams(key.slice(key.indexOf("?")));
}

/** The free times of an event type, from the longest time that was recorded: pages of one visit show the same ones. */
function findTimes({ find, keys }: Recording, sets: string[], name: string): Found | null {
  const wish = queryOf(name);
  const instant = (query: URLSearchParams, name: string) => Date.parse(query.get(name) ?? "");
  const end = (key: string) => instant(queryOf(key), "end_time");
  for (const set of sets) {
    const [longest] = keys
      .filter((key) => key.startsWith(`${set} ${timesPath}?`))
      .filter((key) => queryOf(key).get("event_type") === wish.get("event_type"))
      .toSorted((a, b) => end(b) - end(a));
    if (!longest) continue;
    const { body, ...rest } = find(longest)!;
    const { collection } = body as { collection: { start_time: string }[] };
    const [from, to] = [instant(wish, "start_time"), instant(wish, "end_time")];
    const wanted = collection.filter(({ start_time }) => {
      const at = Date.parse(start_time);
      return at >= from && at < to;
    });
    return { answer: { ...rest, body: { collection: wanted } }, isExact: to <= end(longest) };
  }
  return null;
}

/** What was recorded for a request; another query of the same path where this one was not. */
function find(recording: Recording, visit: Visit, name: string): Found | null {
  const { find, keys } = recording;
  const [path = ""] = name.split(/\?| \{/);
  const sets = [setOf(visit), visit.as];
  if (path === timesPath) return findTimes(recording, sets, name);
  for (const set of sets) {
    const answer = find(`${set} ${name}`);
    if (answer) return { answer, isExact: true };
  }
  for (const set of sets) {
    const start = `${set} ${path}`;
    const similar = keys.find((key) =>
      key === start || key.startsWith(`${start}?`) || key.startsWith(`${start} {`)
    );
    if (similar) return { answer: find(similar)!, isExact: takesAnyBody.test(path) };
  }
  return null;
}

/** Answers the requests of a visit from a recording. `onUnanswered` gets what was not recorded. */
export function answering(
  recording: Recording,
  visit: Visit,
  state: State,
  onUnanswered: (name: string) => void,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const name = await requestName(request);
    const isOfFrame = ofFrame.test(name);
    if (state === "loading" && !isOfFrame) return await new Promise(() => {});
    if (state === "failed" && !isOfFrame) return responseOf(refusal(503, "ERR_UNAVAILABLE"));
    if (state === "noRights" && !isOfFrame) return responseOf(refusal(403, "ERR_FORBIDDEN"));
    const found = find(recording, visit, name);
    if (!found?.isExact) onUnanswered(name);
    if (!found) return responseOf(refusal(503, "ERR_UNAVAILABLE"));
    const { answer } = found;
    const isEmptied = state === "empty" && !isOfFrame && isReading(request);
    return responseOf(isEmptied ? { ...answer, body: emptied(answer.body) } : answer);
  };
}
