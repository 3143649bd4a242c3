import { type IncomingMessage, request as requestOverHttp } from "node:http";
import { request as requestOverHttps } from "node:https";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { second } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import type { CalendarFiles, FetchedCalendar } from "../../ports/calendar-files.ts";
import { addressOf, connectedTo, isWebAddress } from "../pinned-address.ts";
import { isPublicAddress } from "../public-address.ts";

export type FetchSettings = {
  resolve?: (hostname: string) => Promise<string[]>;
  isAllowed?: (address: string) => boolean;
  insecure?: boolean;
  trustedCertificate?: string;
  timeLimit?: number;
};

type Response = {
  status: number;
  location: string | null;
  etag: string | null;
  text: string;
};

const maximumRedirects = 3;
const maximumBytes = 2_000_000;
const maximumEtagLength = 200;
const redirectStatuses = [301, 302, 303, 307, 308];

export function calendarFetcher(settings: FetchSettings): CalendarFiles["fetch"] {
  const {
    resolve,
    isAllowed = isPublicAddress,
    insecure = false,
    trustedCertificate,
    timeLimit = 10 * second,
  } = settings;

  return async function fetch(text, { etag }): Promise<FetchedCalendar> {
    const response = await follow(checkedUrl(text), etag, AbortSignal.timeout(timeLimit));
    if (response.status === 304 && etag !== null) return { text: null, etag };
    if (response.status !== 200) throw unreachable(`status ${response.status}`);
    return { text: response.text, etag: response.etag };
  };

  function checkedUrl(text: string, base?: URL): URL {
    const url = URL.parse(text.replace(/^webcals?:/i, "https:"), base);
    if (url === null || !isWebAddress(url, insecure)) throw refused("address");
    return url;
  }

  async function checkedAddress(url: URL, signal: AbortSignal): Promise<string> {
    const found = await addressOf(url, { isAllowed, resolve }, signal);
    if ("address" in found) return found.address;
    if (found.problem === "not allowed") throw refused("network");
    throw unreachable(found.problem === "unknown" ? "name" : "time");
  }

  async function follow(start: URL, etag: string | null, signal: AbortSignal): Promise<Response> {
    let url = start;
    for (let followed = 0; followed <= maximumRedirects; followed++) {
      const address = await checkedAddress(url, signal);
      const response = await get(url, { address, etag, signal, trustedCertificate });
      if (!redirectStatuses.includes(response.status)) return response;
      url = checkedUrl(response.location ?? "", url);
    }
    throw unreachable("redirects");
  }
}

type GetOptions = {
  address: string;
  etag: string | null;
  signal: AbortSignal;
  trustedCertificate: string | undefined;
};

async function get(url: URL, options: GetOptions): Promise<Response> {
  const message = await connect(url, options);
  try {
    const status = message.statusCode ?? 0;
    const { location, etag } = message.headers;
    return {
      status,
      location: location ?? null,
      etag: etag && etag.length <= maximumEtagLength ? etag : null,
      text: status === 200 ? await textOf(message, options.signal) : "",
    };
  } finally {
    message.destroy();
  }
}

function connect(
  url: URL,
  { address, etag, signal, trustedCertificate }: GetOptions,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = (url.protocol === "https:" ? requestOverHttps : requestOverHttp)(url, {
    ...connectedTo(address),
    headers: {
      Accept: "text/calendar",
      "Accept-Encoding": "gzip, identity",
      ...(etag ? { "If-None-Match": etag } : {}),
    },
    signal,
    ...(trustedCertificate === undefined ? {} : { ca: trustedCertificate }),
  });
  request.on("response", resolve);
  request.on("error", () => reject(unreachable()));
  request.end();
  return promise;
}

async function textOf(message: IncomingMessage, signal: AbortSignal): Promise<string> {
  if (Number(message.headers["content-length"] ?? 0) > maximumBytes) throw unreadable("too large");
  const encoding = message.headers["content-encoding"] ?? "identity";
  const chunks: Uint8Array[] = [];
  let size = 0;
  const collect = async (stream: AsyncIterable<Uint8Array>) => {
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > maximumBytes) throw unreadable("too large");
      chunks.push(chunk);
    }
  };
  try {
    if (encoding === "identity") await pipeline(message, collect, { signal });
    else if (encoding === "gzip") await pipeline(message, createGunzip(), collect, { signal });
    else throw unreadable("encoding");
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw signal.aborted || encoding === "identity" ? unreachable() : unreadable("encoding");
  }
  return new TextDecoder().decode(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

function refused(detail: string): DomainError {
  return new DomainError("ERR_CALENDAR_ADDRESS", { detail });
}

function unreachable(detail?: string): DomainError {
  return new DomainError("ERR_CALENDAR_UNREACHABLE", detail === undefined ? {} : { detail });
}

function unreadable(detail: string): DomainError {
  return new DomainError("ERR_CALENDAR_UNREADABLE", { detail });
}
