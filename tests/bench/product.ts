import { root } from "../support/source-files.ts";

/** The server with the demo marketplace on a new database. */
export async function startProduct() {
  const directory = await Deno.makeTempDir();
  const port = 8900 + Math.floor(Math.random() * 90);
  const origin = `http://localhost:${port}`;
  const server = new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "start", "--no-storybook"],
    cwd: root,
    env: { PORT: String(port), DATA_DIR: directory, LOG: "off" },
    stdout: "null",
  }).spawn();
  while (!await fetch(`${origin}/ready`).then((answer) => answer.ok, () => false)) {
    await new Promise((next) => setTimeout(next, 100));
  }
  return {
    origin,
    port,
    async [Symbol.asyncDispose]() {
      server.kill("SIGTERM");
      await server.status;
      await Deno.remove(directory, { recursive: true });
    },
  };
}
