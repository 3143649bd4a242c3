import { expect, test } from "vitest";
import { failureCode } from "./database-failure.ts";
import { openServer } from "./open-server.ts";

async function failureAt(url: string): Promise<unknown> {
  const database = openServer(url, undefined, { limitMs: 100 });
  const failure = await Promise.resolve(database.read.run("select 1")).then(
    () => null,
    (error: unknown) => failureCode(error),
  );
  expect(await database.problems()).toEqual(["the database server does not answer"]);
  await database.close();
  return failure;
}

test("a database server that hangs is unavailable after a time limit", async () => {
  // It accepts connections and never reads from them.
  const hanging = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  expect(await failureAt(`http://127.0.0.1:${hanging.addr.port}`)).toBe("ERR_UNAVAILABLE");
  hanging.close();
});

test("a database server that is not there, or broken, is unavailable", async () => {
  expect(await failureAt("http://127.0.0.1:9")).toBe("ERR_UNAVAILABLE");
  const broken = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    () => new Response("no", { status: 502 }),
  );
  expect(await failureAt(`http://127.0.0.1:${broken.addr.port}`)).toBe("ERR_UNAVAILABLE");
  await broken.shutdown();
});
