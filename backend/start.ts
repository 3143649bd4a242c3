/**
 * `deno task start`: builds what changed, then runs the server with the least permissions and ends with it.
 * Options: --no-demo (start with an empty database), --no-storybook (do not build the UI kit's catalogue).
 */
import { fileURLToPath } from "node:url";
import { resolve } from "node:path";

const root = fileURLToPath(new URL("..", import.meta.url));
const data = resolve(root, Deno.env.get("DATA_DIR") || "data");
const backups = Deno.env.get("BACKUP_DIR");
const writable = [data, ...(backups ? [resolve(root, backups)] : [])];
const options = new Set(Deno.args);

await Deno.mkdir(data, { recursive: true, mode: 0o700 });
await runOrExit(["task", "--quiet", "build"]);

const server = new Deno.Command(Deno.execPath(), {
  args: [
    "run",
    "--unstable-no-legacy-abort",
    "--allow-env",
    "--allow-net",
    // The metadata services of cloud providers.
    "--deny-net=169.254.169.254,100.100.100.200,168.63.129.16",
    "--allow-sys",
    "--allow-ffi",
    `--allow-read=${[root, ...writable]}`,
    `--allow-write=${writable}`,
    `${root}backend/main.ts`,
    "--end-with-input",
  ],
  cwd: root,
  env: { DATA_DIR: data, ...(options.has("--no-demo") ? { DEMO: "off" } : {}) },
  // The server stops when this pipe closes, even if this process is killed.
  stdin: "piped",
}).spawn();

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  Deno.addSignalListener(signal, () => kill(server, signal));
}
const isProduction = Deno.env.get("APP_ENV") === "production";
const showsStorybook = (Deno.env.get("STORYBOOK") || (isProduction ? "off" : "on")) === "on";
const buildsCatalogue = showsStorybook && !options.has("--no-storybook");
const catalogue = buildsCatalogue ? buildCatalogue() : null;
const { code } = await server.status;
if (catalogue) kill(catalogue, "SIGTERM");
Deno.exit(code);

async function runOrExit(args: string[]): Promise<void> {
  const { success } = await new Deno.Command(Deno.execPath(), { args, cwd: root }).spawn().status;
  if (!success) Deno.exit(1);
}

function kill(process: Deno.ChildProcess, signal: Deno.Signal): void {
  try {
    process.kill(signal);
  } catch {
    // The process has ended already.
  }
}

function buildCatalogue(): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "storybook", "build"],
    cwd: root,
    stdout: "null",
    stderr: "null",
  }).spawn();
}
