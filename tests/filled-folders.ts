/** Filled databases are made once for all processes of a run, in a folder that they find in the environment. */
export default function makeFolder(): (() => void) | undefined {
  // Vitest calls this for each of its projects.
  if (process.env.FILLED_FOLDERS) return;
  const folder = Deno.makeTempDirSync({ prefix: "test-apps-" });
  process.env.FILLED_FOLDERS = folder;
  return () => Deno.removeSync(folder, { recursive: true });
}
