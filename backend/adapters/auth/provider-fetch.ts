import { second } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";

const defaultTimeoutMs = 5 * second;
const maxBodyBytes = 1_000_000;

type ProviderFetch = (
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
 * A `fetch` for identity providers: only to the origins of `addresses`, without redirects, within 5 s and 1 MB. Throws
 * ERR_PROVIDER_UNAVAILABLE otherwise.
 */
export function providerFetch(
  addresses: readonly string[],
  timeoutMs = defaultTimeoutMs,
): ProviderFetch {
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
      const body = await readBody(answer);
      if (answer.status >= 500) throw unavailable();
      return new Response(body, { status: answer.status, headers: answer.headers });
    } catch {
      throw unavailable();
    }
  };
}

async function readBody(answer: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!answer.body) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body) {
    size += chunk.byteLength;
    if (size > maxBodyBytes) throw unavailable();
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
