/**
 * `deno task start`: builds what is stale, then runs the server with no more rights than it needs, and ends with it.
 * Options: --no-demo (start empty), --no-storybook (leave the catalogue as it is).
 */
import { fileURLToPath } from "node:url";
import { resolve } from "node:path";

const root = fileURLToPath(new URL("..", import.meta.url));
const data = resolve(root, Deno.env.get("DATA_DIR") ?? "data");
const options = new Set(Deno.args);

await Deno.mkdir(data, { recursive: true, mode: 0o700 });
await step(["task", "--quiet", "build"]);

const server = new Deno.Command(Deno.execPath(), {
  args: [
    "run",
    "--unstable-no-legacy-abort",
    "--allow-env",
    "--allow-net",
    // Where clouds tell a machine what it may do: nothing in the house has any business there.
    "--deny-net=169.254.169.254,100.100.100.200,168.63.129.16",
    "--allow-sys",
    "--allow-ffi",
    `--allow-read=${root},${data}`,
    `--allow-write=${data}`,
    `${root}backend/main.ts`,
    "--end-with-input",
  ],
  cwd: root,
  env: { DATA_DIR: data, ...(options.has("--no-demo") ? { DEMO: "off" } : {}) },
  // The server ends when this pipe does: nothing is left running when this process is killed.
  stdin: "piped",
}).spawn();

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  Deno.addSignalListener(signal, () => {
    try {
      server.kill(signal);
    } catch {
      // It has ended already.
    }
  });
}
const catalogue = options.has("--no-storybook") ? null : buildCatalogue();
const { code } = await server.status;
try {
  catalogue?.kill();
} catch {
  // It has ended already.
}
Deno.exit(code);

async function step(args: string[]): Promise<void> {
  const { success } = await new Deno.Command(Deno.execPath(), { args, cwd: root }).spawn().status;
  if (!success) Deno.exit(1);
}

/** The UI-kit catalogue is built behind the running product, so that nobody waits for it. */
function buildCatalogue(): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "storybook", "build"],
    cwd: root,
    stdout: "null",
    stderr: "null",
  }).spawn();
}
