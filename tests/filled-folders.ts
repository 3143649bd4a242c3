import { memoryFolder } from "./support/memory-folder.ts";

/**
 * The files of tests are in memory. Filled databases are made once for all processes of a run, in a folder that they
 * find in the environment.
 */
export default function makeFolder(): (() => void) | undefined {
  // Vitest calls this for each of its projects.
  if (process.env.FILLED_FOLDERS) return;
  const memory = memoryFolder();
  if (memory) process.env.TMPDIR = memory;
  const folder = Deno.makeTempDirSync({ prefix: "test-apps-" });
  process.env.FILLED_FOLDERS = folder;
  return () => Deno.removeSync(memory ?? folder, { recursive: true });
}
