/** Compresses each file whose path it receives, and answers with the path. It starts no worker. */
import zlib from "node:zlib";

addEventListener("message", ({ data: path }: MessageEvent<string>) => {
  const bytes = Deno.readFileSync(path);
  write(`${path}.gz`, zlib.gzipSync(bytes, { level: 9 }));
  // Written last, because a file with this one counts as compressed. Its best quality is the default.
  write(`${path}.br`, zlib.brotliCompressSync(bytes));
  postMessage(path);
});

/** A reader never sees half a file. */
function write(path: string, bytes: Uint8Array): void {
  Deno.writeFileSync(`${path}.part`, bytes);
  Deno.renameSync(`${path}.part`, path);
}
