import { resolve } from "node:path";
import { openDataFolder } from "./data-folder.ts";
import { messageOf } from "./domain/without-parameters.ts";
import { say } from "./report.ts";

type ServerOptions = {
  /** The folder with `backend` and `dist`. The server writes nothing into it. */
  root: string;
  environment?: Record<string, string>;
};

/** Where the server keeps what it writes; created when it is missing. */
async function dataFolder(root: string): Promise<string> {
  const folder = resolve(root, Deno.env.get("DATA_DIR") || "data");
  await openDataFolder(folder).catch((error) => {
    say("error", messageOf(error));
    Deno.exit(1);
  });
  return folder;
}

/**
 * Starts the server with the least permissions. It gets the signals of this process and stops with it. Packages come from
 * `node_modules` alone: nothing is downloaded.
 */
export async function startServer(
  { root, environment = {} }: ServerOptions,
): Promise<Deno.ChildProcess> {
  const data = await dataFolder(root);
  const backups = Deno.env.get("BACKUP_DIR");
  const writable = [data, ...(backups ? [resolve(root, backups)] : [])];
  const server = new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--cached-only",
      "--no-prompt",
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
    env: { DENO_NO_UPDATE_CHECK: "1", DATA_DIR: data, ...environment },
    // The server stops when this pipe closes, even if this process is killed.
    stdin: "piped",
  }).spawn();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(signal, () => sendSignal(server, signal));
  }
  return server;
}

export function sendSignal(process: Deno.ChildProcess, signal: Deno.Signal): void {
  try {
    process.kill(signal);
  } catch {
    // The process has ended already.
  }
}
