/**
 * One of the servers of the page tests, as a program: it builds what is stale, once for all of them, and serves a copy of the
 * demo marketplace. PORT and DATA_DIR say where.
 */
import { copyFolder } from "./copy-folder.ts";
import { oncePerRun } from "./once-per-run.ts";
import { servedDemo } from "./server.ts";
import { root } from "./source-files.ts";

await oncePerRun("built", async (folder) => {
  if (!await task("build")) Deno.exit(1);
  await Deno.mkdir(folder);
});
await copyFolder(await servedDemo(), Deno.env.get("DATA_DIR")!);
Deno.exit(await task("serve") ? 0 : 1);

async function task(name: string): Promise<boolean> {
  const { success } = await new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", name],
    cwd: root,
  }).spawn().status;
  return success;
}
