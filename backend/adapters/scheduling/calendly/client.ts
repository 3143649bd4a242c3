import {
  NoResponse,
  ProviderRefusal,
  refusalOf,
  ResponseTooLong,
  TooManyRequests,
} from "./provider-errors.ts";

type ClientSettings = {
  token: string;
  apiUrl: string;
  clock: () => number;
  wait: (ms: number) => Promise<void>;
  readMs: number;
  bookMs: number;
};

export type Query = Record<string, string | undefined>;

const mostTries = 3;
const shortWait = 2;
const restMs = 5000;
const mostConcurrent = 8;
const largestResponse = 1_000_000;
const pageSizes = { usual: 100, small: 20 };
const mostItems = 10_000;

type RateLimit = { of: number; remaining: number; resetsAt: number };

/** The provider's REST API. Only reads are retried. */
export function calendlyClient(settings: ClientSettings) {
  const { token, apiUrl, clock, wait, readMs, bookMs } = settings;
  const limits = { reads: unlimited(), bookings: unlimited() };
  let restsUntil = 0;
  let isDown = false;
  let running = 0;
  const queue: (() => void)[] = [];

  async function get(path: string, query: Query = {}): Promise<unknown> {
    for (let at = 1;; at++) {
      try {
        const answer = await withSlot(() => once("GET", path, { query, timeoutMs: readMs }));
        isDown = false;
        return answer;
      } catch (error) {
        const pause = pauseAfter(error, at);
        if (pause === null) throw error;
        await wait(pause);
      }
    }
  }

  function pauseAfter(error: unknown, at: number): number | null {
    if (error instanceof TooManyRequests) {
      const seconds = error.facts.retryAfter ?? Infinity;
      return at < mostTries && seconds <= shortWait ? (seconds + Math.random() / 4) * 1000 : null;
    }
    if (!(error instanceof NoResponse) || error instanceof ResponseTooLong) {
      isDown = false;
      return null;
    }
    // A request that was not sent must not extend the pause.
    if (!error.wasSent) return null;
    if (at < mostTries && !isDown) return (0.5 + Math.random()) * 200 * 2 ** at;
    isDown = true;
    restsUntil = Math.max(restsUntil, clock() + restMs);
    return null;
  }

  async function withSlot<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= mostConcurrent) await new Promise<void>((resolve) => queue.push(resolve));
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
    if (now < restsUntil) throw new NoResponse("it failed a moment ago", false);
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
    if (answer.status >= 500) throw new NoResponse(`status ${answer.status}`);
    if (answer.status >= 400) throw refusalOf(answer.status, parsed(answer.text) ?? {});
    if (answer.text === "") return null;
    const read = parsed(answer.text);
    if (read === undefined) throw new NoResponse("the response is not JSON");
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
      throw error instanceof ResponseTooLong ? error : new NoResponse(String(error));
    }
  }

  function noteLimit(limit: RateLimit, headers: Headers, status: number): void {
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
    async getAll(path: string, query: Query): Promise<unknown[]> {
      try {
        return await allOf(path, query, pageSizes.usual);
      } catch (error) {
        if (!(error instanceof ResponseTooLong)) throw error;
        return await allOf(path, query, pageSizes.small);
      }
    },
    post: (path: string, body: unknown) => once("POST", path, { body, timeoutMs: bookMs }),
    delete: (path: string) => once("DELETE", path, { timeoutMs: bookMs }),
    hasSpare(): boolean {
      const { remaining, of, resetsAt } = limits.reads;
      return clock() >= resetsAt || remaining > of / 2;
    },
  };
}

function unlimited(): RateLimit {
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

export async function orNull<Result>(request: Promise<Result>): Promise<Result | null> {
  try {
    return await request;
  } catch (error) {
    const isAbsent = error instanceof ProviderRefusal &&
      ["not-found", "permission", "invalid"].includes(error.kind);
    if (isAbsent) return null;
    throw error;
  }
}

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
    if (size > largestResponse) throw new ResponseTooLong("the response is too long");
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
