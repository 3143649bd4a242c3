import { DomainError } from "../../domain/errors.ts";

const pendingSignInMs = 5000;
const largestAnswer = 1_000_000;

/** The part of `fetch` that the libraries need. */
export type BoundedFetch = (
  url: string,
  init?: { method?: string; headers?: HeadersInit; body?: FetchBody },
) => Promise<Response>;

type FetchBody =
  | ArrayBuffer
  | ReadableStream
  | string
  | Uint8Array
  | URLSearchParams
  | null
  | undefined;

/**
 * A fetch for talking to identity providers: only with the hosts it was given, for 5 s, 1 MB, and never where a
 * redirect leads. What does not answer so is ERR_PROVIDER_UNAVAILABLE.
 */
export function boundedFetch(
  addresses: readonly string[],
  timeoutMs = pendingSignInMs,
): BoundedFetch {
  const origins = new Set(addresses.map((address) => new URL(address).origin));

  return async function fetchFromProvider(url, { method = "GET", headers = {}, body } = {}) {
    if (!origins.has(new URL(url).origin)) throw unavailable();
    const request = new Request(url, {
      method,
      headers,
      body: body as BodyInit | null,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    try {
      const answer = await fetch(request);
      const body = await smallBody(answer);
      if (answer.status >= 500) throw unavailable();
      return new Response(body, { status: answer.status, headers: answer.headers });
    } catch {
      // However a network fails, the person can only try again later.
      throw unavailable();
    }
  };
}

async function smallBody(answer: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!answer.body) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body) {
    size += chunk.byteLength;
    if (size > largestAnswer) throw unavailable();
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

function unavailable(): DomainError {
  return new DomainError("ERR_PROVIDER_UNAVAILABLE");
}
