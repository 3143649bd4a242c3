import { dirname, extname, join, resolve } from "node:path";
import { DomainError } from "../../domain/errors.ts";
import type { Storage } from "../../ports/storage.ts";

const part = "[a-z0-9][a-z0-9-]*(?:\\.[a-z0-9-]+)*";
const keyShape = new RegExp(`^${part}(?:/${part})*$`);

/**
 * Files in one directory, readable by this user only. A file is written to a temporary name, flushed and renamed, so that
 * a reader finds the old or the new one.
 */
export function diskStorage(directory: string): Storage {
  const root = resolve(directory);
  const pathOf = (key: string) => join(root, checkKey(key));
  return {
    async put(key, bytes, contentType) {
      const path = pathOf(key);
      if (contentTypeOf(path) !== contentType) {
        throw new DomainError("ERR_UNSUPPORTED_MEDIA_TYPE", { detail: `${key} as ${contentType}` });
      }
      const draft = `${path}.${crypto.randomUUID()}.draft`;
      try {
        await Deno.mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await writeFlushed(draft, bytes);
        await Deno.rename(draft, path);
        await flushDirectory(dirname(path));
      } catch (error) {
        await Deno.remove(draft).catch(() => {});
        throw isFull(error) ? new DomainError("ERR_STORAGE_FULL") : error;
      }
    },

    async get(key) {
      const path = pathOf(key);
      const bytes = await Deno.readFile(path).catch(nullIfMissing);
      return bytes && { bytes, contentType: contentTypeOf(path) };
    },

    async delete(key) {
      await Deno.remove(pathOf(key)).catch(nullIfMissing);
    },

    async listOlder(folder, instant) {
      const keys: string[] = [];
      for (const name of await namesIn(pathOf(folder))) {
        const { mtime } = await Deno.stat(join(pathOf(folder), name));
        if (mtime && mtime.getTime() < instant) keys.push(`${folder}/${name}`);
      }
      return keys;
    },
  };
}

const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webm": "video/webm",
  ".webp": "image/webp",
};

function contentTypeOf(path: string): string {
  return contentTypes[extname(path)] ?? "application/octet-stream";
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    const entries = await Array.fromAsync(Deno.readDir(directory));
    return entries.filter(({ isFile, name }) => isFile && !name.endsWith(".draft"))
      .map(({ name }) => name);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}

async function writeFlushed(path: string, bytes: Uint8Array): Promise<void> {
  using file = await Deno.open(path, { createNew: true, write: true, mode: 0o600 });
  let written = 0;
  while (written < bytes.length) written += await file.write(bytes.subarray(written));
  await file.sync();
}

async function flushDirectory(path: string): Promise<void> {
  using directory = await Deno.open(path);
  await directory.sync();
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Deno.errors.NotFound) return null;
  throw error;
}

function isFull(error: unknown): boolean {
  return error instanceof Error && "code" in error &&
    (error.code === "ENOSPC" || error.code === "EDQUOT");
}

/** Throws ERR_NOT_FOUND for a key that could leave the directory: no empty, dotted or absolute parts. */
function checkKey(key: string): string {
  if (key.length > 200 || !keyShape.test(key)) throw new DomainError("ERR_NOT_FOUND");
  return key;
}
