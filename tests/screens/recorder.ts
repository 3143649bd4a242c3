import { languages } from "backend/domain/text.ts";
import {
  type Answer,
  isReading,
  requestName,
  setOf,
  type Shared,
} from "frontend/screens/answers.ts";
import type { Role, Visit } from "frontend/screens/screen-types.ts";
import { ids, recordedOrigin, tokens } from "frontend/screens/recorded-names.ts";
import type { CurrentUser } from "frontend/api/sign-in-session.ts";
import { openTestApp, publicUrl } from "../test-app.ts";

const accounts = {
  client: "client@demo.heaolu.ee",
  practitioner: "therapist1@demo.heaolu.ee",
  admin: "admin@demo.heaolu.ee",
} as const;

type Language = (typeof languages)[number];
type SignedInRole = Exclude<Role, "visitor">;

/** Of links and purchases. */
const secret = /(?<=["#=])[\w-]{43}(?=")/g;

/** Where the test server says that it is. */
const testServer = /http:\/\/127\.0\.0\.1:\d+/g;

/** Headers of answers that the pages read. */
const readHeaders = ["content-type", "etag", "link", "retry-after"];

/** What is answered, which is no refusal. */
export async function read(answer: Response | Promise<Response>) {
  const response = await answer;
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return text === "" ? null : JSON.parse(text);
}

/** The recordings of all languages, while they are made. Answers are JSON. */
export function emptyRecordings() {
  return {
    users: {} as Shared["users"],
    requests: { et: new Map(), en: new Map(), ru: new Map() } as Record<
      Language,
      Map<string, string>
    >,
    pictures: new Map<string, Uint8Array>(),
  };
}

export type Recordings = ReturnType<typeof emptyRecordings>;

/** A demo marketplace of its own, whose answers are written into the recordings. */
export async function openRecorder(recordings: Recordings) {
  const app = await openTestApp({ history: true });
  const real = new Map<string, string>();
  const pending = new Set<Promise<Response>>();
  const people = new Map<SignedInRole, Awaited<ReturnType<typeof app.signIn>>>();

  async function person(role: SignedInRole) {
    const known = people.get(role) ?? await app.signIn(accounts[role]);
    people.set(role, known);
    recordings.users[role] = known.user as CurrentUser;
    return known;
  }

  /** Gives a new id or a secret the name that it has in recordings. */
  function call(each: string, name: string) {
    if (!each) throw new Error(`nothing to call ${name}`);
    real.set(name, each);
  }

  /** A page releases the time that it holds, for which it needs the id and the secret. */
  async function callHold({ method, url }: Request, response: Response) {
    if (method !== "POST" || !url.endsWith("/calendly/holds") || !response.ok) return;
    const { id, secret } = await response.clone().json();
    call(id, ids.hold);
    call(secret, tokens.hold);
  }

  function recorded(text: string): string {
    const named = [...real].reduce((so, [name, each]) => so.replaceAll(each, name), text);
    return named.replaceAll(testServer, recordedOrigin).replaceAll(
      secret,
      (token) => token.startsWith("example-") ? token : tokens.other,
    );
  }

  function requested(text: string): string {
    return [...real].reduce((so, [name, each]) => so.replaceAll(name, each), text);
  }

  async function ask(request: Request, as: Role, language: Language, body: string) {
    const headers = new Headers(request.headers);
    headers.delete("authorization");
    headers.set("Accept-Language", language);
    for (const [name, value] of [...headers]) headers.set(name, requested(value));
    if (as !== "visitor") {
      const { Authorization } = (await person(as)).headers;
      headers.set("Authorization", Authorization);
    }
    const hasBody = request.method !== "GET" && body !== "";
    return await app.request(
      new Request(requested(request.url), {
        method: request.method,
        headers,
        ...(hasBody ? { body: requested(body) } : {}),
      }),
    );
  }

  async function answerOf(response: Response): Promise<Answer> {
    const text = recorded(await response.text());
    const headers = Object.fromEntries(
      readHeaders.flatMap((name) => {
        const value = response.headers.get(name);
        const isUsual = name === "content-type" && value?.startsWith("application/json");
        return value && !isUsual ? [[name, recorded(value)]] : [];
      }),
    );
    return {
      status: response.status,
      ...(Object.keys(headers).length > 0 && { headers }),
      body: text === "" ? null : JSON.parse(text),
    };
  }

  async function storePictures(text: string) {
    for (const [, key = ""] of text.matchAll(/"\/files\/([^"?]+)"/g)) {
      if (recordings.pictures.has(key)) continue;
      const file = await app.ports.storage.get(key);
      if (file) recordings.pictures.set(key, file.bytes);
    }
  }

  /** Answers a request and records it, in all languages where it changes nothing. */
  async function recordAnswer(request: Request, visit: Pick<Visit, "as" | "after">) {
    const body = request.method === "GET" ? "" : await request.clone().text();
    const name = recorded(`${setOf(visit)} ${await requestName(request)}`);
    const response = await ask(request, visit.as, "en", body);
    await callHold(request, response);
    const first = await answerOf(response);
    for (const language of languages) {
      const isFirst = language === "en" || !isReading(request);
      const answer = isFirst ? first : await answerOf(
        await ask(request, visit.as, language, body),
      );
      const text = JSON.stringify(answer);
      recordings.requests[language].set(name, text);
      await storePictures(text);
    }
    return new Response(first.body === null ? null : JSON.stringify(first.body), {
      status: first.status,
      headers: { "content-type": "application/json", ...first.headers },
    });
  }

  return {
    app,
    person,
    call,
    realOf: (name: string) => real.get(name)!,
    async answer(request: Request, visit: Pick<Visit, "as" | "after">): Promise<Response> {
      const answer = recordAnswer(request, visit);
      pending.add(answer);
      return await answer.finally(() => pending.delete(answer));
    },
    /** Sends what a page sends, and records the answer. `names`: what of it is new or secret, as in `call`. */
    async write(
      visit: Pick<Visit, "as" | "after">,
      [method, path, body]: [method: string, path: string, body: unknown],
      // deno-lint-ignore no-explicit-any
      names: (answer: any) => [string, string][] = () => [],
      more: Record<string, string> = {},
      // deno-lint-ignore no-explicit-any
    ): Promise<any> {
      const headers = { "Content-Type": "application/json", ...more };
      const request = new Request(`${publicUrl}/api${path}`, { method, headers });
      const response = await ask(request, visit.as, "en", JSON.stringify(body));
      const text = await response.clone().text();
      if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
      const answer: unknown = text === "" ? null : JSON.parse(text);
      for (const [each, name] of names(answer)) call(each, name);
      const name = recorded(`${setOf(visit)} ${await requestName(request)}`);
      const stored = JSON.stringify(await answerOf(response));
      for (const language of languages) recordings.requests[language].set(name, stored);
      return answer;
    },
    /** What a page sends when it ends is answered before. */
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => setTimeout(resolve, 100));
      await Promise.allSettled(pending);
      await app[Symbol.asyncDispose]();
    },
  };
}

export type Recorder = Awaited<ReturnType<typeof openRecorder>>;
