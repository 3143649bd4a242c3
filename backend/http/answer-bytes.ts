import { createHash } from "node:crypto";
import type { Context } from "hono";
import { DomainError } from "../domain/errors.ts";
import type { Encoding } from "./accept-encoding.ts";
import { problem } from "./errors.ts";
import type { Env } from "./router.ts";

export type Answered = {
  bytes: Uint8Array<ArrayBuffer>;
  /** Of `contentEtag`. */
  etag: string;
  contentType: string;
  contentEncoding?: Encoding | undefined;
};

/** Names exactly these bytes. */
export function contentEtag(content: Uint8Array | string): string {
  return `"${createHash("sha1").update(content).digest("base64url")}"`;
}

/** Answers with a file, a part of it (`Range`), or 304 when the caller has it already. */
export function answerBytes(c: Context<Env>, { bytes, ...facts }: Answered): Response {
  const part = partOf(c, { ...facts, size: bytes.byteLength });
  if (part instanceof Response) return part;
  const { first, last, status } = part;
  return c.body(status === 200 ? bytes : bytes.subarray(first, last + 1), status);
}

/** Like `answerBytes`, with only as much of the file in memory as the caller is about to get. */
export async function answerStream(
  c: Context<Env>,
  { read, ...facts }: Facts & { read: (first: number, last: number) => Promise<ReadableStream> },
): Promise<Response> {
  const part = partOf(c, facts);
  if (part instanceof Response) return part;
  const { first, last, status } = part;
  // The stream of an answer to HEAD would never be read and closed.
  const isRead = c.req.method !== "HEAD" && last >= first;
  return isRead ? c.body(await read(first, last), status) : c.body(null, status);
}

type Facts = Omit<Answered, "bytes"> & { size: number };

/** Sets the headers. Returns the finished response when there is no body to send. */
function partOf(
  c: Context<Env>,
  { size, etag, contentType, contentEncoding }: Facts,
): Response | { first: number; last: number; status: 200 | 206 } {
  c.header("ETag", etag);
  if (isCurrent(c.req.header("If-None-Match"), etag)) return c.body(null, 304);
  c.header("Accept-Ranges", "bytes");
  const range = rangeOf(c, etag, size);
  if (range === "none") {
    c.header("Content-Range", `bytes */${size}`);
    c.header("Cache-Control", "no-store");
    return problem(c, new DomainError("ERR_RANGE_NOT_SATISFIABLE"));
  }
  c.header("Content-Type", contentType);
  if (contentEncoding) c.header("Content-Encoding", contentEncoding);
  if (!range) {
    c.header("Content-Length", String(size));
    return { first: 0, last: size - 1, status: 200 };
  }
  const { first, last } = range;
  c.header("Content-Range", `bytes ${first}-${last}/${size}`);
  c.header("Content-Length", String(last - first + 1));
  return { first, last, status: 206 };
}

/** Weak comparison, because compression makes an ETag weak (RFC 9110, 13.1.2). */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.trim() === "*" || ifNoneMatch.includes(etag.replace(/^W\//, ""));
}

/**
 * Null for the whole file: without the header, for another method than GET, for several ranges, and for a range of another
 * version (`If-Range`).
 */
function rangeOf(
  c: Context<Env>,
  etag: string,
  size: number,
): { first: number; last: number } | "none" | null {
  if (c.req.method !== "GET" || (c.req.header("If-Range") ?? etag) !== etag) return null;
  const [, from, to] = /^bytes=(\d{1,15})?-(\d{1,15})?$/.exec(c.req.header("Range") ?? "") ?? [];
  if (from === undefined && to === undefined) return null;
  if (from !== undefined && to !== undefined && Number(to) < Number(from)) return null;
  const first = from === undefined ? Math.max(size - Number(to), 0) : Number(from);
  const last = from === undefined || to === undefined ? size - 1 : Math.min(Number(to), size - 1);
  return first < size ? { first, last } : "none";
}
