import { join, resolve } from "node:path";
import type { Snapshots } from "../../ports/snapshots.ts";

/** Files in one directory. A file is written to a temporary name and renamed. */
export function diskSnapshots(directory: string): Snapshots {
  const root = resolve(directory);
  const pathOf = (name: string) => join(root, `${name}.snapshot`);
  return {
    read: (name) => Deno.readFile(pathOf(name)).catch(nullIfMissing),

    async write(name, parts) {
      const draft = `${pathOf(name)}.draft`;
      await Deno.mkdir(root, { recursive: true, mode: 0o700 });
      using file = await Deno.open(draft, {
        create: true,
        write: true,
        truncate: true,
        mode: 0o600,
      });
      for (const part of parts) await writeAll(file, part);
      await file.syncData();
      await Deno.rename(draft, pathOf(name));
    },

    async delete(name) {
      await Deno.remove(pathOf(name)).catch(nullIfMissing);
    },
  };
}

async function writeAll(file: Deno.FsFile, bytes: Uint8Array): Promise<void> {
  for (let written = 0; written < bytes.length;) {
    written += await file.write(bytes.subarray(written));
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Deno.errors.NotFound) return null;
  throw error;
}
