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

test("while the server hangs, a transaction does not wait for each of those before it", async () => {
  let requests = 0;
  const hanging = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    ({ signal }) => {
      requests++;
      return new Promise((resolve) =>
        signal.addEventListener("abort", () => resolve(new Response()))
      );
    },
  );
  const database = openServer(`http://127.0.0.1:${hanging.addr.port}`, undefined, { limitMs: 300 });
  const write = () =>
    database.transaction((connection) => connection.run("select 1"))
      .then(() => null, (error: unknown) => failureCode(error));
  expect(await Promise.all([write(), write(), write(), write()]))
    .toEqual(["ERR_UNAVAILABLE", "ERR_UNAVAILABLE", "ERR_UNAVAILABLE", "ERR_UNAVAILABLE"]);
  expect(requests).toBe(1);
  await database.close();
  await hanging.shutdown();
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

test("after a replica has followed its server into a new log, its older streams are left", async () => {
  const until = Promise.withResolvers<void>();
  let hasNewLog = false;
  const replica = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    async (request) => {
      const text = await request.text();
      const { baton, requests } = JSON.parse(text) as { baton?: string; requests: HranaRequest[] };
      const isOld = baton ? baton === "old" : !hasNewLog;
      if (!isOld && text.includes(`"replication_index":"1276"`)) await until.promise;
      const index = isOld ? "1276" : "644";
      const results = requests.map((one) => ({ type: "ok", response: answerTo(one, index) }));
      return Response.json({ baton: isOld ? "old" : "new", base_url: null, results });
    },
  );
  const database = openServer(`http://127.0.0.1:${replica.addr.port}`, undefined, { limitMs: 200 });
  const read = () => database.read.run("select 1");
  const write = () => database.transaction((connection) => connection.run("select 1"));
  await read();
  hasNewLog = true;
  // Like those that look for changes: they keep an older stream in use.
  const reads = setInterval(() => void Promise.resolve(read()).catch(() => {}), 20);
  await expect(write()).rejects.toThrow();
  await write();
  expect(await Promise.all([read(), write()])).toHaveLength(2);
  clearInterval(reads);
  until.resolve();
  await database.close();
  await replica.shutdown();
});

type HranaRequest = { type: string; batch?: { steps: unknown[] } };

function answerTo({ type, batch }: HranaRequest, index: string) {
  if (type === "close") return { type };
  const result = { cols: [], rows: [], affected_row_count: 0, replication_index: index };
  if (!batch) return { type, result };
  const none = batch.steps.map(() => null);
  return {
    type,
    result: {
      step_results: batch.steps.map(() => result),
      step_errors: none,
      replication_index: index,
    },
  };
}
