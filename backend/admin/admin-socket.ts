import { request } from "node:http";
import { resolve } from "node:path";
import { accessSentence } from "../system-sentence.ts";
import { isCommand } from "./usages.ts";
import type { CommandCall, Outcome } from "./command.ts";

/** Where a running server takes commands. Only the user whose server it is may open it. */
export function socketPath(dataDirectory = ""): string {
  return resolve(dataDirectory || "data", "admin.sock");
}

/** With the NUL at its end a path of macOS has 104 bytes, one of Linux 108. */
const longestPath = 103;

/** ms. A server that has not begun with a command by then hangs, and does not begin with it later. */
const patience = 10_000;

type SentCall = CommandCall & { sentAt: number };

/**
 * Answers commands of this machine until `stop`. A socket that a killed server left is replaced. Null where the system allows
 * no socket with so long a path.
 */
export async function serveCommands(path: string, answer: (call: CommandCall) => Promise<Outcome>) {
  if (isTooLong(path)) return null;
  await Deno.remove(path).catch(() => {});
  const server = Deno.serve({ path, transport: "unix", onListen: () => {} }, async (request) => {
    const { sentAt, ...call } = await request.json() as SentCall;
    if (!isCommand(call.name)) return new Response(null, { status: 400 });
    if (Date.now() - sentAt > patience) return new Response(null, { status: 408 });
    // The space says at once that the command has begun.
    const outcome = async function* () {
      yield " ";
      yield JSON.stringify(await answer(call));
    };
    return new Response(ReadableStream.from(outcome()).pipeThrough(new TextEncoderStream()));
  });
  return { stop: () => server.shutdown() };
}

/** Null when no server listens there. A server that ends meanwhile throws. */
export function askServer(
  path: string,
  call: CommandCall,
  limitMs = patience,
): Promise<Outcome | null> {
  if (isTooLong(path)) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      sent.destroy(new Error(`nothing for ${limitMs / 1000} seconds`));
    }, limitMs);
    const sent = request({ socketPath: path, path: "/", method: "POST" }, async (response) => {
      clearTimeout(late);
      try {
        const text = (await Array.fromAsync(response.setEncoding("utf8"))).join("");
        if (response.statusCode !== 200) {
          throw new Error("The running server is of another version.");
        }
        resolve(JSON.parse(text) as Outcome);
      } catch (error) {
        reject(error);
      }
    });
    sent.on("error", (error: NodeJS.ErrnoException) => {
      clearTimeout(late);
      if (error.code === "EACCES") return reject(new Error(accessSentence(path)));
      const isNotThere = ["ENOENT", "ECONNREFUSED", "ENOTSOCK"].includes(error.code ?? "");
      if (isNotThere) resolve(null);
      else reject(new Error(`The running server did not answer: ${error.message}`));
    });
    const timed: SentCall = { ...call, sentAt: Date.now() };
    sent.end(JSON.stringify(timed));
  });
}

/** Whether the system allows no socket at the path. */
export function isTooLong(path: string): boolean {
  return new TextEncoder().encode(path).length > longestPath;
}
