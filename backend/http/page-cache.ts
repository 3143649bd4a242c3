import { createHash } from "node:crypto";
import { PassThrough, Readable } from "node:stream";
import {
  type BrotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  type Gzip,
  gzipSync,
  type ZstdCompress,
  zstdCompressSync,
} from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Encoding } from "./accept-encoding.ts";
import { linksOfSheets } from "./page-styles.ts";
import type { Header } from "./security-headers.ts";

type Body = Uint8Array<ArrayBuffer>;

type ReadyAnswers = { etag: string; whole: Response; unchanged: Response };

/** A rendered page with the answers made from it, which are sent as clones. */
export type CachedPage = {
  status: 200 | 302 | 404;
  headers: Record<string, string>;
  /** What its policy allows for the style sheets inside the document. */
  styleSources: string[];
  etag: string;
  /** Uncompressed. */
  body: Body;
  ready: { [encoding in Encoding | "identity"]?: ReadyAnswers };
  version: number;
  /** Unix time, ms. */
  renderedAt: number;
};

type Made = {
  status: 200 | 302 | 404;
  headers: Record<string, string>;
  styleSources: string[];
  html: string;
};

const maxBytes = 32 * 1024 * 1024;

/** What an entry takes beside its texts. */
const entryBytes = 1024;

/** Free times pass even when nothing changes. */
const maxAgeMs = 30_000;

const brotliQuality = 5;

/** Keeps rendered pages until the data change. Simultaneous requests for one page share its rendering. */
export function pageCache() {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
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
        .then((made) => {
          const page = stored(made, version, now);
          pages.set(key, page);
          return page;
        })
        .finally(() => making.delete(name));
      making.set(name, page);
      return page;
    },
  };
}

/** A redirect has no body, so names and headers count too. */
function sizeOf({ body, headers }: CachedPage, key: string): number {
  const texts = [key, ...Object.values(headers)].join("").length;
  // With room for the compressed forms.
  return Math.ceil(body.byteLength * 1.5) + texts + entryBytes;
}

function stored({ html, ...rest }: Made, version: number, now: number): CachedPage {
  const body = new TextEncoder().encode(html);
  return {
    ...rest,
    etag: createHash("sha1").update(body).digest("base64url"),
    body,
    ready: {},
    version,
    renderedAt: now,
  };
}

function bodyIn({ body }: CachedPage, encoding: Encoding | undefined): Body {
  switch (encoding) {
    case "br":
      return new Uint8Array(brotli(body));
    case "gzip":
      return new Uint8Array(gzipSync(body));
    case "zstd":
      return new Uint8Array(zstdCompressSync(body));
    default:
      return body;
  }
}

/** The first part is sent at once, the second when it is there. */
export function inTwoParts(
  encoding: Encoding | undefined,
  first: string,
  second: () => Promise<string>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const compressor = encoding && compressors[encoding]();
  const stream = compressor ?? new PassThrough();
  stream.write(first);
  compressor?.flush();
  second().then((text) => stream.end(text), (error) => stream.destroy(error));
  return Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>;
}

const compressors: Record<Encoding, () => BrotliCompress | Gzip | ZstdCompress> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: () => createGzip(),
  zstd: () => createZstdCompress(),
};

function brotli(body: Body): Uint8Array {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  return brotliCompressSync(body, { params });
}

const decoder = new TextDecoder();

/** The body, and before it the links to the styles of the page, which the sent head does not name. */
export function restOf({ body }: CachedPage, sent: string): string {
  const html = decoder.decode(body);
  const bodyAt = html.indexOf("<body");
  const links = linksOfSheets(html.slice(0, bodyAt));
  return links.filter((link) => !sent.includes(link)).join("") + html.slice(bodyAt);
}

export function readyAnswers(
  page: CachedPage,
  encoding: Encoding | undefined,
  security: Header[],
): ReadyAnswers {
  const { status } = page;
  const etag = `"${page.etag}${encoding ? `-${encoding}` : ""}"`;
  const headers = { ...page.headers, ...Object.fromEntries(security), "ETag": etag };
  return {
    etag,
    unchanged: new Response(null, { status: 304, headers }),
    whole: new Response(bodyIn(page, encoding), {
      status,
      headers: {
        ...headers,
        "Content-Type": "text/html; charset=UTF-8",
        ...(encoding ? { "Content-Encoding": encoding } : {}),
      },
    }),
  };
}
