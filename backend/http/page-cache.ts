import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

/** A page as it is sent, with its compressed forms. */
export type CachedPage = {
  status: 200 | 302 | 404;
  headers: Record<string, string>;
  etag: string;
  bodies: {
    identity: Uint8Array<ArrayBuffer>;
    gzip: Uint8Array<ArrayBuffer>;
    br: Uint8Array<ArrayBuffer>;
  };
  version: number;
  /** Unix time, ms. */
  renderedAt: number;
};

type Made = { status: 200 | 302 | 404; headers: Record<string, string>; html: string };

const maxBytes = 64 * 1024 * 1024;

/** Free times pass even when nothing changes. */
const maxAgeMs = 30_000;

const brotliQuality = 5;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Keeps rendered pages until the data change. Simultaneous requests for one page share its rendering. */
export function pageCache() {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bodies }) =>
      bodies.identity.byteLength + bodies.gzip.byteLength + bodies.br.byteLength,
  });
  const making = new Map<string, Promise<CachedPage>>();

  return {
    /** The page if it is known and current. */
    get(key: string, { version, now }: { version: number; now: number }): CachedPage | undefined {
      const page = pages.get(key);
      const isCurrent = page?.version === version && now - page.renderedAt < maxAgeMs;
      return isCurrent ? page : undefined;
    },
    /** How many pages are being made. */
    pending: () => making.size,
    make(
      key: string,
      { version, now }: { version: number; now: number },
      render: () => Promise<Made>,
    ): Promise<CachedPage> {
      const name = `${version} ${key}`;
      const running = making.get(name);
      if (running) return running;
      const page = render()
        .then((made) => compressed(made, version, now))
        .then((page) => {
          pages.set(key, page);
          return page;
        })
        .finally(() => making.delete(name));
      making.set(name, page);
      return page;
    },
  };
}

async function compressed(made: Made, version: number, now: number): Promise<CachedPage> {
  const { html, ...rest } = made;
  const identity = new TextEncoder().encode(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
  };
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params }),
    compressGzip(identity, { level: 6 }),
  ]);
  return {
    ...rest,
    etag: createHash("sha1").update(identity).digest("base64url"),
    bodies: { identity, gzip: bytesOf(gz), br: bytesOf(br) },
    version,
    renderedAt: now,
  };
}

function bytesOf(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer);
}
