import {
  NoAnswer,
  ProviderRefusal,
  refusalOf,
  TooLong,
  TooManyRequests,
} from "./provider-refusal.ts";

export type ClientSettings = {
  token: string;
  apiUrl: string;
  clock: () => number;
  /** Resolves after so many ms. */
  wait: (ms: number) => Promise<void>;
  /** How long (ms) a read and a booking may take. */
  readMs: number;
  bookMs: number;
};

export type Query = Record<string, string | undefined>;

const tries = 3;
/** The longest wait (s) for a limit to pass while somebody looks at a page that is not there yet. */
const shortWait = 2;
/** So long (ms) nothing is asked after the provider has failed every try. */
const restMs = 5000;
const lanes = 8;
const largestAnswer = 1_000_000;
/** Items of a page, and of one whose items are long. */
const pageSizes = { usual: 100, small: 20 };
const mostItems = 10_000;

/** How many requests a minute may be made, and how many are left of them. */
type Limit = { of: number; remaining: number; resetsAt: number };

/** The provider's REST API. Only reads are ever repeated: what books or cancels is sent once. */
export function calendlyClient(settings: ClientSettings) {
  const { token, apiUrl, clock, wait, readMs, bookMs } = settings;
  const limits = { reads: unlimited(), bookings: unlimited() };
  let restsUntil = 0;
  /** It has failed every try, and nothing was heard since: nobody waits for more than one. */
  let isAway = false;
  let running = 0;
  const queue: (() => void)[] = [];

  async function get(path: string, query: Query = {}): Promise<unknown> {
    for (let at = 1;; at++) {
      try {
        const answer = await inLane(() => once("GET", path, { query, timeoutMs: readMs }));
        isAway = false;
        return answer;
      } catch (error) {
        const pause = pauseAfter(error, at);
        if (pause === null) throw error;
        await wait(pause);
      }
    }
  }

  /** How long (ms) to wait before the next try, or null when there is none. */
  function pauseAfter(error: unknown, at: number): number | null {
    if (error instanceof TooManyRequests) {
      const seconds = error.facts.retryAfter ?? Infinity;
      return at < tries && seconds <= shortWait ? (seconds + Math.random() / 4) * 1000 : null;
    }
    if (!(error instanceof NoAnswer) || error instanceof TooLong) {
      isAway = false;
      return null;
    }
    // Whoever was turned away has learned nothing new: the rest must not grow with those who ask.
    if (!error.wasAsked) return null;
    if (at < tries && !isAway) return (0.5 + Math.random()) * 200 * 2 ** at;
    isAway = true;
    restsUntil = Math.max(restsUntil, clock() + restMs);
    return null;
  }

  async function inLane<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= lanes) await new Promise<void>((resolve) => queue.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  }

  async function once(
    method: string,
    path: string,
    { query = {}, body, timeoutMs }: { query?: Query; body?: unknown; timeoutMs: number },
  ): Promise<unknown> {
    const now = clock();
    if (now < restsUntil) throw new NoAnswer("it failed a moment ago", false);
    // Bookings have a limit of their own, and whoever has used it up may still look.
    const limit = method === "POST" && path === "invitees" ? limits.bookings : limits.reads;
    if (limit.remaining <= 0 && now < limit.resetsAt) {
      throw new TooManyRequests(Math.ceil((limit.resetsAt - now) / 1000));
    }
    const url = new URL(`${apiUrl.replace(/\/$/, "")}/${path}`);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, value);
    }
    const answer = await send(url, method, body, timeoutMs);
    noteLimit(limit, answer.headers, answer.status);
    if (answer.status === 429) throw new TooManyRequests(secondsToWait(answer.headers));
    if (answer.status >= 500) throw new NoAnswer(`status ${answer.status}`);
    if (answer.status >= 400) throw refusalOf(answer.status, parsed(answer.text) ?? {});
    if (answer.text === "") return null;
    const read = parsed(answer.text);
    if (read === undefined) throw new NoAnswer("the answer is no JSON");
    return read;
  }

  async function send(url: URL, method: string, body: unknown, timeoutMs: number) {
    try {
      const answer = await fetch(url, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: answer.status, headers: answer.headers, text: await textOf(answer) };
    } catch (error) {
      throw error instanceof TooLong ? error : new NoAnswer(String(error));
    }
  }

  function noteLimit(limit: Limit, headers: Headers, status: number): void {
    const number = (name: string) => Number(headers.get(name) ?? Number.NaN);
    const [of, remaining] = [number("x-ratelimit-limit"), number("x-ratelimit-remaining")];
    if (Number.isFinite(of)) limit.of = of;
    if (Number.isFinite(remaining)) limit.remaining = remaining;
    if (status === 429) limit.remaining = 0;
    if (Number.isFinite(remaining) || status === 429) {
      limit.resetsAt = clock() + secondsToWait(headers) * 1000;
    }
  }

  async function allOf(path: string, query: Query, count: number): Promise<unknown[]> {
    const items: unknown[] = [];
    let pageToken: string | undefined;
    for (let page = 0; page < mostItems / count; page++) {
      const answer = await get(path, { ...query, count: String(count), page_token: pageToken });
      items.push(...collectionOf(answer));
      pageToken = nextTokenOf(answer);
      if (!pageToken) break;
    }
    return items;
  }

  return {
    get,
    /** The items of all pages of a list. */
    async getAll(path: string, query: Query): Promise<unknown[]> {
      try {
        return await allOf(path, query, pageSizes.usual);
      } catch (error) {
        if (!(error instanceof TooLong)) throw error;
        return await allOf(path, query, pageSizes.small);
      }
    },
    post: (path: string, body: unknown) => once("POST", path, { body, timeoutMs: bookMs }),
    delete: (path: string) => once("DELETE", path, { timeoutMs: bookMs }),
    /** Whether half of this minute's requests are left: the other half belongs to people who wait. */
    hasSpare(): boolean {
      const { remaining, of, resetsAt } = limits.reads;
      return clock() >= resetsAt || remaining > of / 2;
    },
  };
}

function unlimited(): Limit {
  return { of: Infinity, remaining: Infinity, resetsAt: 0 };
}

export type CalendlyClient = ReturnType<typeof calendlyClient>;

export function collectionOf(answer: unknown): unknown[] {
  const { collection } = (answer ?? {}) as { collection?: unknown };
  return Array.isArray(collection) ? collection : [];
}

export function nextTokenOf(answer: unknown): string | undefined {
  const { pagination } = (answer ?? {}) as { pagination?: { next_page_token?: unknown } };
  const token = pagination?.next_page_token;
  return typeof token === "string" ? token : undefined;
}

/** Null instead of a resource the provider does not know or does not show us. */
export async function orNull<Result>(asked: Promise<Result>): Promise<Result | null> {
  try {
    return await asked;
  } catch (error) {
    const isAbsent = error instanceof ProviderRefusal &&
      ["not-found", "permission", "invalid"].includes(error.kind);
    if (isAbsent) return null;
    throw error;
  }
}

/** Both headers count in seconds from now. */
function secondsToWait(headers: Headers): number {
  for (const name of ["retry-after", "x-ratelimit-reset"]) {
    const seconds = Number(headers.get(name) ?? Number.NaN);
    if (Number.isFinite(seconds) && seconds >= 0) return Math.min(seconds, 3600);
  }
  return 60;
}

async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > largestAnswer) throw new TooLong("the answer is too long");
    chunks.push(chunk);
  }
  return await new Blob(chunks).text();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
