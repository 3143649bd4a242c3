import { dirname, extname, join, resolve } from "node:path";
import { DomainError } from "../../domain/errors.ts";
import type { Storage } from "../../ports/storage.ts";
import { checkKey, contentTypeOf, exactly, requireContentType } from "./storage-key.ts";

const chunkBytes = 256 * 1024;

/**
 * Files in one directory, readable by this user only. A file is written to a temporary name, flushed and renamed, so that
 * a reader finds the old or the new one.
 */
export function diskStorage(directory: string): Storage {
  const root = resolve(directory);
  const pathOf = (key: string) => join(root, checkKey(key));
  return {
    put: (key, bytes, contentType) => store(key, contentType, (file) => writeAll(file, bytes)),

    putStream: (key, source, { bytes, contentType }) =>
      store(key, contentType, async (file) => {
        for await (const chunk of source.pipeThrough(exactly(bytes))) await writeAll(file, chunk);
      }),

    async get(key) {
      const path = pathOf(key);
      const bytes = await Deno.readFile(path).catch(nullIfMissing);
      return bytes && { bytes, contentType: contentTypeOf(path) };
    },

    async find(key) {
      const path = pathOf(key);
      const found = await Deno.stat(path).catch(nullIfMissing);
      if (!found?.isFile) return null;
      const { size, mtime } = found;
      const version = `${size.toString(36)}-${mtime!.getTime().toString(36)}`;
      return { bytes: size, contentType: contentTypeOf(path), version };
    },

    async read(key, first, last) {
      const file = await Deno.open(pathOf(key)).catch(nullIfMissing);
      if (!file) throw new DomainError("ERR_NOT_FOUND");
      await file.seek(first, Deno.SeekMode.Start);
      return bytesOf(file, last - first + 1);
    },

    async copy(from, to) {
      const source = pathOf(from);
      if (extname(from) !== extname(to)) throw new DomainError("ERR_UNSUPPORTED_MEDIA_TYPE");
      await place(pathOf(to), async (draft) => {
        await Deno.copyFile(source, draft).catch((error) => {
          if (nullIfMissing(error) === null) throw new DomainError("ERR_NOT_FOUND");
        });
        using file = await Deno.open(draft);
        await file.sync();
      });
    },

    async delete(key) {
      await Deno.remove(pathOf(key)).catch(nullIfMissing);
    },

    async listOlder(folder, instant) {
      const keys: string[] = [];
      for (const name of await namesIn(pathOf(folder))) {
        const found = await Deno.stat(join(pathOf(folder), name)).catch(nullIfMissing);
        if (found?.mtime && found.mtime.getTime() < instant) keys.push(`${folder}/${name}`);
      }
      return keys;
    },
  };

  async function store(
    key: string,
    contentType: string,
    write: (file: Deno.FsFile) => Promise<void>,
  ): Promise<void> {
    const path = pathOf(key);
    requireContentType(key, contentType);
    await place(path, async (draft) => {
      using file = await Deno.open(draft, { createNew: true, write: true, mode: 0o600 });
      await write(file);
      await file.sync();
    });
  }
}

/** Lets `write` make the file under another name, which is gone when it fails. Throws ERR_STORAGE_FULL. */
async function place(path: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${path}.${crypto.randomUUID()}.draft`;
  try {
    await Deno.mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await write(draft);
    await Deno.rename(draft, path);
    await flushDirectory(dirname(path));
  } catch (error) {
    await Deno.remove(draft).catch(() => {});
    throw isFull(error) ? new DomainError("ERR_STORAGE_FULL") : error;
  }
}

function bytesOf(file: Deno.FsFile, bytes: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let left = bytes;
  return new ReadableStream({
    async pull(controller) {
      try {
        const chunk = new Uint8Array(Math.min(chunkBytes, left));
        const read = left > 0 ? await file.read(chunk) : null;
        if (read !== null) controller.enqueue(chunk.subarray(0, read));
        left -= read ?? left;
        if (left > 0) return;
        file.close();
        controller.close();
      } catch (error) {
        file.close();
        throw error;
      }
    },
    cancel: () => file.close(),
  }, { highWaterMark: 0 });
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    const entries = await Array.fromAsync(Deno.readDir(directory));
    return entries.filter(({ isFile }) => isFile).map(({ name }) => name);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}

async function writeAll(file: Deno.FsFile, bytes: Uint8Array): Promise<void> {
  let written = 0;
  while (written < bytes.length) written += await file.write(bytes.subarray(written));
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
