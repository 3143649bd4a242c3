import { copyFolder } from "./copy-folder.ts";
import { copyNewDatabase } from "./new-database.ts";
import { oncePerRun } from "./once-per-run.ts";
import { root } from "./source-files.ts";

export type Server = Awaited<ReturnType<typeof startServer>>;

type Place = { port?: number; logFile?: string };

/** The real program in a process of its own, on a free port. Without data it gets the demo marketplace or, with `DEMO=off`, empty tables. */
export async function startServer(
  dataDirectory: string,
  env: Record<string, string> = {},
  place: Place = {},
) {
  const file = `${dataDirectory}/heaolu.db`;
  const isThere = await Deno.stat(file).then(() => true, () => false);
  if (!isThere && !env.DATABASE_URL) {
    if (env.DEMO === "off") await copyNewDatabase(file);
    else await copyFolder(await servedDemo(), dataDirectory);
  }
  return await startProgram(dataDirectory, env, place);
}

/** What a server leaves that has filled an empty folder with the demo marketplace, which takes seconds. */
export function servedDemo(): Promise<string> {
  return oncePerRun("served-demo", async (folder) => {
    const server = await startProgram(folder, {}, {});
    await server.stop();
    // Other servers have another address, for which the stored search is none.
    await Deno.remove(`${folder}/search.snapshot`).catch(() => {});
  });
}

async function startProgram(
  dataDirectory: string,
  env: Record<string, string>,
  { port = freePort(), logFile }: Place,
) {
  const origin = `http://localhost:${port}`;
  const process = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--unstable-no-legacy-abort", `${root}backend/main.ts`],
    cwd: root,
    env: { PORT: String(port), DATA_DIR: dataDirectory, LOG: "off", ...env },
    stdout: logFile ? "piped" : "null",
    stderr: "piped",
  }).spawn();
  if (logFile) {
    const log = await Deno.open(logFile, { create: true, append: true });
    void process.stdout.pipeTo(log.writable);
  }
  const complaints = new Response(process.stderr).text();
  let ended: Deno.CommandStatus | undefined;
  const status = process.status.then((how) => ended = how);

  while (!await isReady(origin)) {
    if (ended) throw new Error(`the server ended at its start: ${await complaints}`);
    await new Promise((next) => setTimeout(next, 50));
  }
  return {
    origin,
    port,
    pid: process.pid,
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(`${origin}${path}`, { headers }),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${origin}${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
    /** SIGTERM lets it finish, SIGKILL does not. */
    async stop(signal: Deno.Signal = "SIGTERM"): Promise<Deno.CommandStatus> {
      if (!ended) process.kill(signal);
      return await status;
    },
    complaints: () => complaints,
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/ready`);
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

export function freePort(): number {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { port } = listener.addr as Deno.NetAddr;
  listener.close();
  return port;
}
