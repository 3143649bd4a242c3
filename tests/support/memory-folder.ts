import { statfsSync } from "node:fs";

const inMemory = "/dev/shm";
const enough = 2 * 1024 ** 3;

/** A new folder in memory, where no commit waits for a disk; null where there is too little memory. */
export function memoryFolder(): string | null {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    if (bavail * bsize < enough || Deno.systemMemoryInfo().available < 2 * enough) return null;
    return Deno.makeTempDirSync({ dir: inMemory, prefix: "heaolu-tests-" });
  } catch {
    return null;
  }
}
