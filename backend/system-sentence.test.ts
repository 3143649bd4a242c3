import { connect } from "node:net";
import { once } from "node:events";
import { expect, test } from "vitest";
import { accessSentence, systemSentence } from "./system-sentence.ts";

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

test("a path of another user is named with its owner and what to do", async () => {
  const isRoot = Deno.uid() === 0;
  const file = isRoot ? await Deno.makeTempFile() : "/etc/passwd";
  if (isRoot) await Deno.chown(file, 65534, 65534);
  const owner = isRoot ? "(\\w+|user 65534)" : "root";
  const expected = new RegExp(
    `^This user may not open ${file}: ${file} belongs to ${owner}\\. Run`,
  );
  expect(accessSentence(file)).toMatch(expected);
  expect(systemSentence(new Error("connect EACCES"))).not.toContain("of this name");
  if (isRoot) await Deno.remove(file);
});

test("other errors keep their words, also inside of one that wraps them", () => {
  expect(systemSentence(new Error("The chain is broken."))).toBeNull();
  const inner = Object.assign(new Error("getaddrinfo ENOTFOUND mail.example"), {
    code: "ENOTFOUND",
  });
  expect(systemSentence(new Error("it failed", { cause: inner })))
    .toBe("There is no host mail.example. Check its name.");
});
