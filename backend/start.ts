/**
 * `deno task start`: builds what changed, then runs the server and ends with it.
 * Options: --no-demo (start with an empty database), --no-storybook (do not build the UI kit's catalogue).
 */
import { fileURLToPath } from "node:url";
import { sendSignal, startServer } from "./server-process.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const options = new Set(Deno.args);

await runOrExit(["task", "--quiet", "build"]);
const server = await startServer({
  root,
  environment: options.has("--no-demo") ? { DEMO: "off" } : {},
});

const isProduction = Deno.env.get("APP_ENV") === "production";
const showsStorybook = (Deno.env.get("STORYBOOK") || (isProduction ? "off" : "on")) === "on";
const buildsCatalogue = showsStorybook && !options.has("--no-storybook");
const catalogue = buildsCatalogue ? buildCatalogue() : null;
const { code } = await server.status;
if (catalogue) sendSignal(catalogue, "SIGTERM");
Deno.exit(code);

async function runOrExit(args: string[]): Promise<void> {
  const { success } = await new Deno.Command(Deno.execPath(), { args, cwd: root }).spawn().status;
  if (!success) Deno.exit(1);
}

function buildCatalogue(): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "storybook", "build"],
    cwd: root,
    stdout: "null",
    stderr: "null",
  }).spawn();
}
