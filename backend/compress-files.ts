/**
 * `compress-files.ts [folder …]`: writes a Brotli and a gzip file beside each built text file that has none, in dist/frontend
 * and dist/docs by default.
 */
import { fileURLToPath } from "node:url";
import { getMimeType } from "hono/utils/mime";
import { isCompressible } from "./http/accept-encoding.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A smaller file is not worth the time to unpack it. */
const minimumBytes = 1024;

const maximumWorkers = 4;

type Found = { path: string; size: number };

const folders = Deno.args.length > 0 ? Deno.args : ["dist/frontend", "dist/docs"];
const found = (await Promise.all(folders.map((folder) => uncompressed(`${root}${folder}`)))).flat();
if (found.length > 0) {
  const started = performance.now();
  await compress(found);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`compressed ${found.length} files in ${seconds} s`);
}

async function uncompressed(folder: string): Promise<Found[]> {
  const entries = await Array.fromAsync(Deno.readDir(folder));
  const files = await Promise.all(entries.map(async ({ name, isDirectory }) => {
    const path = `${folder}/${name}`;
    if (name.startsWith(".")) return [];
    if (isDirectory) return await uncompressed(path);
    if (!isCompressible(getMimeType(name) ?? "") || name.endsWith(".map")) return [];
    const { size } = await Deno.stat(path);
    const isDone = size < minimumBytes || await statOrNull(`${path}.br`);
    return isDone ? [] : [{ path, size }];
  }));
  return files.flat();
}

/** The largest first, one for each processor at a time, because Brotli's best quality takes 3 s for a megabyte. */
async function compress(found: Found[]): Promise<void> {
  const waiting = found.toSorted((one, other) => other.size - one.size).values();
  const workers = Math.min(navigator.hardwareConcurrency, maximumWorkers, found.length);
  await Promise.all(Array.from({ length: workers }, () => work(waiting)));
}

async function work(waiting: Iterable<Found>): Promise<void> {
  const program = new URL("./compress-files-worker.ts", import.meta.url);
  const worker = new Worker(program, { type: "module" });
  for (const { path } of waiting) {
    await new Promise((resolve, reject) => {
      worker.onmessage = resolve;
      worker.onerror = reject;
      worker.postMessage(path);
    });
  }
  worker.terminate();
}

async function statOrNull(path: string): Promise<Deno.FileInfo | null> {
  return await Deno.stat(path).catch(() => null);
}
