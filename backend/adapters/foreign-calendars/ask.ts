import { type IncomingMessage, request as askPlainly } from "node:http";
import { request as askSecurely } from "node:https";
import { isIP } from "node:net";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { DomainError } from "../../domain/errors.ts";

export type Answer = {
  status: number;
  location: string | null;
  etag: string | null;
  /** "" unless the status is 200. */
  text: string;
};

type Question = {
  /** The IP address to connect to, whatever the name says by then. */
  address: string;
  headers: Record<string, string>;
  signal: AbortSignal;
  trusted?: string;
};

/** A calendar of many years is smaller. */
const largestBody = 2_000_000;
const longestEtag = 200;

/**
 * One GET at a checked address; the name goes into Host and the certificate has to bear it.
 * ERR_CALENDAR_UNREACHABLE when there is no answer in time, ERR_CALENDAR_UNREADABLE when it is too large or garbled.
 */
export async function askAt(url: URL, question: Question): Promise<Answer> {
  const message = await firstWords(url, question);
  try {
    const status = message.statusCode ?? 0;
    const { location, etag } = message.headers;
    return {
      status,
      location: location ?? null,
      etag: etag && etag.length <= longestEtag ? etag : null,
      text: status === 200 ? await textOf(message, question.signal) : "",
    };
  } finally {
    message.destroy();
  }
}

function firstWords(
  url: URL,
  { address, headers, signal, trusted }: Question,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const ask = url.protocol === "https:" ? askSecurely : askPlainly;
  const request = ask(url, {
    agent: false,
    lookup: (_name, options, answer) => {
      const family = isIP(address);
      if (options.all) answer(null, [{ address, family }]);
      else answer(null, address, family);
    },
    headers: { Accept: "text/calendar", "Accept-Encoding": "gzip, identity", ...headers },
    signal,
    ...(trusted === undefined ? {} : { ca: trusted }),
  });
  request.on("response", resolve);
  request.on("error", () => reject(unreachable()));
  request.end();
  return promise;
}

async function textOf(message: IncomingMessage, signal: AbortSignal): Promise<string> {
  if (Number(message.headers["content-length"] ?? 0) > largestBody) throw unreadable("too large");
  const encoding = message.headers["content-encoding"] ?? "identity";
  const chunks: Uint8Array[] = [];
  let size = 0;
  const collect = async (stream: AsyncIterable<Uint8Array>) => {
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > largestBody) throw unreadable("too large");
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

function unreachable(): DomainError {
  return new DomainError("ERR_CALENDAR_UNREACHABLE");
}

function unreadable(detail: string): DomainError {
  return new DomainError("ERR_CALENDAR_UNREADABLE", { detail });
}
