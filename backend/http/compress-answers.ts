import { once } from "node:events";
import { setImmediate } from "node:timers/promises";
import zlib from "node:zlib";
import { createMiddleware } from "hono/factory";
import { LRUCache } from "lru-cache";
import {
  acceptedEncodings,
  type Encoding,
  isCompressible,
  varyByEncoding,
} from "./accept-encoding.ts";
import type { Env } from "./router.ts";

/** A smaller body is not worth its time. */
const minimumBytes = 1024;

const cacheBytes = 8 * 1024 * 1024;

/** A longer body is compressed in pieces of this size. node:zlib of Deno blocks the event loop, also when asynchronous. */
const pieceBytes = 64 * 1024;

/** Best first: zstd is twice as fast as Brotli at almost the same size. */
const offered = ["zstd", "br", "gzip"] as const;

const brotli = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };

const compressSync: Record<Encoding, (body: Uint8Array) => Uint8Array> = {
  zstd: (body) => zlib.zstdCompressSync(body),
  br: (body) => zlib.brotliCompressSync(body, brotli),
  gzip: (body) => zlib.gzipSync(body),
};

const openStream: Record<Encoding, () => zlib.BrotliCompress | zlib.Gzip | zlib.ZstdCompress> = {
  zstd: () => zlib.createZstdCompress(),
  br: () => zlib.createBrotliCompress(brotli),
  gzip: () => zlib.createGzip(),
};

/**
 * Compresses texts over 1 KB. A streamed answer has to set Content-Encoding itself (`identity` leaves it as it is), because
 * this middleware would wait for its end.
 */
export function compressAnswers() {
  const cache = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: cacheBytes,
    // Addresses may be longer than bodies.
    sizeCalculation: (body, key) => body.byteLength + key.length,
  });

  return createMiddleware<Env>(async (c, next) => {
    await next();
    const { headers, status } = c.res;
    if (status === 304) return varyByEncoding(headers);
    if (!mayBeCompressed(c.req.path, c.res)) return;
    varyByEncoding(headers);
    const [encoding] = acceptedEncodings(c.req.header("Accept-Encoding"), offered);
    if (!encoding) return;

    const key = headers.get("Cache-Control")?.startsWith("public") && headers.has("ETag")
      ? `${encoding} ${headers.get("ETag")} ${c.req.url}`
      : undefined;
    let compressed = key === undefined ? undefined : cache.get(key);
    if (!compressed) {
      const body = await c.res.bytes();
      if (body.byteLength < minimumBytes) return replaceBody(body);
      compressed = await compress(body, encoding);
      if (key !== undefined) cache.set(key, compressed);
    }
    headers.set("Content-Encoding", encoding);
    headers.set("Content-Length", String(compressed.byteLength));
    const etag = headers.get("ETag");
    if (etag?.startsWith('"')) headers.set("ETag", `W/${etag}`);
    replaceBody(compressed);

    function replaceBody(body: Uint8Array<ArrayBuffer>) {
      // Without this hono merges the headers of the old response into the new one.
      c.res = undefined;
      c.res = new Response(body, { status, headers });
    }
  });
}

function mayBeCompressed(path: string, { headers, status }: Response): boolean {
  if (mayHoldSecrets(path, headers) || status === 204 || status === 206) return false;
  const type = headers.get("Content-Type");
  return type !== null && isCompressible(type) &&
    !headers.has("Content-Encoding") && !headers.has("Transfer-Encoding") &&
    !headers.get("Cache-Control")?.includes("no-transform");
}

/** The size of a compressed answer reveals whether it repeats text of the request (BREACH). */
function mayHoldSecrets(path: string, headers: Headers): boolean {
  return path.startsWith("/api/auth/") || headers.has("Set-Cookie");
}

async function compress(
  body: Uint8Array,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  if (body.byteLength <= pieceBytes) return new Uint8Array(compressSync[encoding](body));
  const stream = openStream[encoding]();
  const pieces: Uint8Array[] = [];
  stream.on("data", (piece: Uint8Array) => pieces.push(piece));
  const ended = once(stream, "end");
  for (let at = 0; at < body.byteLength; at += pieceBytes) {
    const canTakeMore = stream.write(body.subarray(at, at + pieceBytes));
    await (canTakeMore ? setImmediate() : once(stream, "drain"));
  }
  stream.end();
  await ended;
  return new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer());
}
