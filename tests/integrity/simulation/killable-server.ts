import { freePort } from "../../support/server.ts";
import { root } from "../../support/source-files.ts";

export type Answer = {
  status: number;
  body: Record<string, never> & { errCode?: string };
  /** As a browser would send them back. */
  cookies: string;
};

/** The app on a folder, in a process that can be killed and restarted on the same port. */
export class KillableServer {
  readonly #folder: string;
  readonly #port = freePort();
  readonly #database: string[];
  #process: Deno.ChildProcess | null = null;
  #now = 0;

  /** `database` is the URL of a server; the default is a file in the folder. */
  constructor(folder: string, database?: string) {
    this.#folder = folder;
    this.#database = database ? [database] : [];
  }

  get pid(): number {
    return this.#process!.pid;
  }

  get now(): number {
    return this.#now;
  }

  async start(now = this.#now): Promise<void> {
    this.#process = new Deno.Command(Deno.execPath(), {
      args: [
        "run",
        "-A",
        "--unstable-no-legacy-abort",
        `${root}tests/integrity/simulation/server-process.ts`,
        this.#folder,
        `${this.#port}`,
        ...this.#database,
      ],
      cwd: root,
      stdout: "null",
    }).spawn();
    for (let tries = 0; !await this.#isUp(); tries++) {
      if (tries > 6000) throw new Error("the server does not start");
      await new Promise((next) => setTimeout(next, 20));
    }
    await this.setClock(now);
  }

  async end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const process = this.#process;
    this.#process = null;
    process?.kill(signal);
    await process?.status;
  }

  async setClock(now: number): Promise<void> {
    this.#now = now;
    await this.test("clock", { now });
  }

  async test<Result>(
    what: "clock" | "world" | "integrity" | "loop-lag",
    body: unknown = {},
  ): Promise<Result> {
    const response = await fetch(`http://127.0.0.1:${this.#port}/test/${what}`, {
      method: "POST",
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${what}: ${await response.text()}`);
    return await response.json();
  }

  /** An answer of the API, or null when the server died first. Never a 5xx, but 503 where `mayBeUnavailable`. */
  async request(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    { as, from, body, headers = {}, mayBeUnavailable = false }: {
      as?: string | undefined;
      mayBeUnavailable?: boolean;
      from?: string | undefined;
      body?: unknown;
      headers?: Record<string, string>;
    } = {},
  ): Promise<Answer | null> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`http://127.0.0.1:${this.#port}/api${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
          ...(as ? { "X-As": as } : {}),
          ...(from ? { "X-Forwarded-For": from } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      text = await response.text();
    } catch {
      return null;
    }
    const { status } = response;
    if (status >= 500 && !(mayBeUnavailable && status === 503)) {
      throw new Error(`${method} ${path}: ${status} ${text}`);
    }
    const isJson = response.headers.get("Content-Type")?.includes("json");
    const cookies = response.headers.getSetCookie().map((one) => one.split(";")[0]).join("; ");
    return { status, body: isJson && text ? JSON.parse(text) : {}, cookies };
  }

  async #isUp(): Promise<boolean> {
    try {
      const response = await fetch(`http://127.0.0.1:${this.#port}/test/integrity`, {
        method: "POST",
        body: "{}",
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }
}
