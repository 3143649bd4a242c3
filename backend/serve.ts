/** `deno task serve`: runs what `deno task build` or `deno task release` has built. Writes into DATA_DIR and BACKUP_DIR alone. */
import { fileURLToPath } from "node:url";
import { startServer } from "./server-process.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

if (!await isThere("dist/frontend/index.html") || !await isThere("node_modules")) {
  console.error("Nothing is built here yet: run deno task build first.");
  Deno.exit(1);
}
const server = await startServer({ root });
const { code } = await server.status;
Deno.exit(code);

async function isThere(path: string): Promise<boolean> {
  return await Deno.stat(`${root}${path}`).then(() => true, () => false);
}
