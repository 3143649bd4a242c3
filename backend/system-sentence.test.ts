import { connect } from "node:net";
import { once } from "node:events";
import { expect, test } from "vitest";
import { systemSentence } from "./system-sentence.ts";

test("a file that is missing, a folder in its place and a closed port are named in sentences", async () => {
  const missing = await Deno.readTextFile("/nowhere/receipt.json").catch((error) => error);
  expect(systemSentence(missing))
    .toBe("There is no file or folder /nowhere/receipt.json. Check the path.");
  const folder = await Deno.readTextFile("/tmp").catch((error) => error);
  expect(systemSentence(folder)).toMatch(/^\/tmp is a folder/);
  const closed = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const { port } = closed.addr;
  closed.close();
  const [refused] = await once(connect(port, "127.0.0.1"), "error");
  expect(systemSentence(refused)).toMatch(new RegExp(`^Nothing listens at 127.0.0.1:${port}\\.`));
});

test("other errors keep their words, also inside of one that wraps them", () => {
  expect(systemSentence(new Error("The chain is broken."))).toBeNull();
  const inner = Object.assign(new Error("getaddrinfo ENOTFOUND mail.example"), {
    code: "ENOTFOUND",
  });
  expect(systemSentence(new Error("it failed", { cause: inner })))
    .toBe("There is no host mail.example. Check its name.");
});
