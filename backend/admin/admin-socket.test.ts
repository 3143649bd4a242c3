import { expect, onTestFinished, test } from "vitest";
import { askServer, serveCommands } from "./admin-socket.ts";
import type { CommandCall } from "./command.ts";

const call: CommandCall = { name: "check", args: [], input: "" };

async function socket(): Promise<string> {
  const folder = await Deno.makeTempDir({ prefix: "admin-socket-" });
  onTestFinished(() => Deno.remove(folder, { recursive: true }));
  return `${folder}/admin.sock`;
}

test("a command that takes longer than the patience with its start is waited for", async () => {
  const path = await socket();
  const server = await serveCommands(path, async ({ name }) => {
    await new Promise((next) => setTimeout(next, 400));
    return { code: 0, answer: { done: true, message: `${name} is good` } };
  });
  const outcome = await askServer(path, call, 200);
  expect(outcome).toEqual({ code: 0, answer: { done: true, message: "check is good" } });
  await server!.stop();
});

test("a server that hangs is given up with a sentence", async () => {
  const path = await socket();
  // It accepts connections and never reads from them.
  const hanging = Deno.listen({ path, transport: "unix" });
  await expect(askServer(path, call, 200)).rejects
    .toThrow("The running server did not answer: nothing for 0.2 seconds");
  hanging.close();
});
