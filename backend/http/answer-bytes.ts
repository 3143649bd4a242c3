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
export function answerBytes(
  c: Context<Env>,
  { bytes, etag, contentType, contentEncoding }: Answered,
): Response {
  c.header("ETag", etag);
  if (isCurrent(c.req.header("If-None-Match"), etag)) return c.body(null, 304);
  c.header("Accept-Ranges", "bytes");
  const size = bytes.byteLength;
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
    return c.body(bytes);
  }
  const { first, last } = range;
  c.header("Content-Range", `bytes ${first}-${last}/${size}`);
  c.header("Content-Length", String(last - first + 1));
  return c.body(bytes.subarray(first, last + 1), 206);
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
