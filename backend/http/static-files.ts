import { createMiddleware } from "hono/factory";
import { getMimeType } from "hono/utils/mime";
import { LRUCache } from "lru-cache";
import {
  acceptedEncodings,
  type Encoding,
  isCompressible,
  varyByEncoding,
} from "./accept-encoding.ts";
import { answerBytes, contentEtag } from "./answer-bytes.ts";
import type { Env } from "./router.ts";

type StaticFiles = {
  folder: string;
  /** The part of the path that is no folder on disk. */
  prefix?: string;
  cacheControl: string | ((path: string) => string);
  /** Whether the path of a page is that of its file without `.html`. */
  servesPages?: boolean;
};

type LoadedFile = { bytes: Uint8Array<ArrayBuffer>; etag: string; version: string };

/** Vite writes a hash of the content into these names. */
export const immutable = "public, max-age=31536000, immutable";

const cacheBytes = 16 * 1024 * 1024;

/** `backend/compress-files.ts` writes these files beside each other file. Best first. */
const endings = { br: ".br", gzip: ".gz" } as const satisfies Partial<Record<Encoding, string>>;
const offered = Object.keys(endings) as (keyof typeof endings)[];

/** No name has a character that would need decoding, or begins with a dot. */
const publishedName = /^(?:\/[\w@+~-][\w.@+~-]*)+$/;
const internalName = /\.(?:map|br|gz)$/i;

const loaded = new LRUCache<string, LoadedFile>({
  maxSize: cacheBytes,
  sizeCalculation: ({ bytes }) => bytes.byteLength + 1,
});

/** Serves the files of a folder, compressed where a compressed file is beside them. Files may appear and change later. */
export function staticFiles(
  { folder, prefix = "", cacheControl, servesPages = false }: StaticFiles,
) {
  return createMiddleware<Env>(async (c, next) => {
    const path = nameOfFile(c.req.path.slice(prefix.length), servesPages);
    if (!publishedName.test(path) || internalName.test(path)) return await next();

    const contentType = getMimeType(path) ?? "application/octet-stream";
    const isText = isCompressible(contentType);
    const encodings = isText
      ? acceptedEncodings(c.req.header("Accept-Encoding"), offered) as typeof offered
      : [];
    for (const encoding of [...encodings, undefined]) {
      const file = await load(`${folder}${path}${encoding ? endings[encoding] : ""}`);
      if (!file) continue;
      const { bytes, etag } = file;
      c.header(
        "Cache-Control",
        typeof cacheControl === "string" ? cacheControl : cacheControl(path),
      );
      const response = answerBytes(c, { bytes, etag, contentType, contentEncoding: encoding });
      if (isText) varyByEncoding(response.headers);
      return response;
    }
    await next();
  });
}

function nameOfFile(path: string, servesPages: boolean): string {
  if (servesPages && path === "") return "/index.html";
  return path.replace(/\/$/, "/index.html") +
    (servesPages && /^\/[\w-]+$/.test(path) ? ".html" : "");
}

/** Null when there is no such file, or when a build has just removed it. */
async function load(path: string): Promise<LoadedFile | null> {
  try {
    // An asynchronous stat takes ten times as long (34 µs).
    const { isFile, mtime, size } = Deno.statSync(path);
    if (!isFile) return null;
    const version = `${mtime?.getTime()} ${size}`;
    const known = loaded.get(path);
    if (known?.version === version) return known;
    const bytes = await Deno.readFile(path);
    const file = { bytes, etag: contentEtag(bytes), version };
    loaded.set(path, file);
    return file;
  } catch {
    return null;
  }
}
