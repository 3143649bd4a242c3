import { copyNewDatabase } from "./new-database.ts";
import { root } from "./source-files.ts";

export type Server = Awaited<ReturnType<typeof startServer>>;

/** The real program in a process of its own, on a free port with the given data. */
export async function startServer(
  dataDirectory: string,
  env: Record<string, string> = {},
  { port = freePort(), logFile }: { port?: number; logFile?: string } = {},
) {
  const origin = `http://localhost:${port}`;
  const file = `${dataDirectory}/app.db`;
  const isThere = await Deno.stat(file).then(() => true, () => false);
  if (!isThere && !env.DATABASE_URL) await copyNewDatabase(file);
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
