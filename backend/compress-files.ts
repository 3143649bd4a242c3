/**
 * `compress-files.ts [folder …]`: writes a Brotli and a gzip file beside each built text file that has none, in dist/frontend
 * and dist/docs by default. The files of the API's documentation are copied into dist/docs first.
 */
import { fileURLToPath } from "node:url";
import { getMimeType } from "hono/utils/mime";
import { isCompressible } from "./http/accept-encoding.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const docs = { from: "node_modules/swagger-ui-dist", to: "dist/docs" };
const docsFiles = ["swagger-ui.css", "swagger-ui-bundle.js"];

/** A smaller file is not worth the time to unpack it. */
const minimumBytes = 1024;

const maximumWorkers = 4;

type Found = { path: string; size: number };

if (Deno.args.length === 0) await copyDocs();
const folders = Deno.args.length > 0 ? Deno.args : ["dist/frontend", docs.to];
const found = (await Promise.all(folders.map((folder) => uncompressed(`${root}${folder}`)))).flat();
if (found.length > 0) {
  const started = performance.now();
  await compress(found);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`compressed ${found.length} files in ${seconds} s`);
}

async function copyDocs(): Promise<void> {
  await Deno.mkdir(`${root}${docs.to}`, { recursive: true });
  for (const name of docsFiles) {
    const [from, to] = [`${root}${docs.from}/${name}`, `${root}${docs.to}/${name}`];
    const [source, copy] = await Promise.all([Deno.stat(from), statOrNull(to)]);
    if (copy?.size === source.size) continue;
    for (const ending of [".br", ".gz"]) await Deno.remove(`${to}${ending}`).catch(() => {});
    await Deno.copyFile(from, to);
  }
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
