/** `deno task dev`: the server and Vite, both with hot reload. One signal ends both, and so does the end of one of them. */
import { fileURLToPath } from "node:url";
import { sendSignal } from "./server-process.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** More than a server takes to finish what it has begun. */
const patienceMs = 10_000;

const server = start([
  ...["run", "-A", "--watch=backend,db", "--preload=backend/dev-settings.ts"],
  "backend/main.ts",
]);
const pages = start(["run", "-A", "npm:vite", "--config", "frontend/vite.config.ts"]);

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  Deno.addSignalListener(signal, end);
}
const { code } = await Promise.race([server.status, pages.status]);
end();
await Promise.all([server.status, pages.status]);
Deno.exit(code);

/** The watcher of the server goes on after SIGTERM, which the server takes for itself, and ends after SIGINT. */
function end(): void {
  sendSignal(server, "SIGINT");
  sendSignal(pages, "SIGTERM");
  const late = setTimeout(() => {
    for (const process of [server, pages]) sendSignal(process, "SIGKILL");
  }, patienceMs);
  Deno.unrefTimer(late);
}

function start(args: string[]): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), { args, cwd: root }).spawn();
}
