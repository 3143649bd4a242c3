import { answerErrors } from "backend/http/errors.ts";
import { requestContext } from "backend/http/request-context.ts";
import { newRouter } from "backend/http/router.ts";
import { runningRequests } from "backend/http/running-requests.ts";
import { expect, test } from "vitest";
import { listenTo } from "../support/event-reader.ts";
import { startServer } from "../support/server.ts";

test(
  "a server with open event streams stops within ten seconds and ends the streams first",
  async () => {
    const directory = await Deno.makeTempDir({ prefix: "listening-" });
    const server = await startServer(directory, { DEMO: "off" });
    const crowd = await Promise.all(
      Array.from({ length: 40 }, () => listenTo(`${server.origin}/api/live`)),
    );
    const startedAt = performance.now();
    const [{ code }] = await Promise.all([
      server.stop(),
      ...crowd.map((reader) => reader.ended()),
    ]);
    expect(code).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    await Deno.remove(directory, { recursive: true });
  },
);

test(
  "a server that stops finishes a request whose body still arrives, and refuses later ones",
  async () => {
    const directory = await Deno.makeTempDir({ prefix: "arriving-" });
    const server = await startServer(directory, { DEMO: "off" });
    const [begin, end] = ['{"email":"nobody@example.ee",', '"password":"a long secret"}'];
    const connect = () => Deno.connect({ hostname: "127.0.0.1", port: server.port });
    const connection = await connect();
    const send = (text: string) => connection.write(new TextEncoder().encode(text));
    await send(
      "POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
        `Content-Length: ${begin!.length + end!.length}\r\n\r\n${begin}`,
    );
    // The server accepts connections in their order; `fetch` would use an earlier one.
    const next = await connect();
    const check = "GET /ready HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    await next.write(new TextEncoder().encode(check));
    await new Response(next.readable).text();
    const stopped = server.stop();
    const later = async () =>
      await server.post("/api/auth/login", {}).then(({ status, headers }) => ({
        status,
        wait: headers.get("retry-after"),
      }));
    await expect.poll(later).toEqual({ status: 503, wait: "1" });
    await send(end!);
    expect(await new Response(connection.readable).text()).toContain("ERR_BAD_CREDENTIALS");
    expect((await stopped).code).toBe(0);
    await Deno.remove(directory, { recursive: true });
  },
);

test("a request whose body does not end in time is refused for now", async () => {
  const running = runningRequests();
  const app = newRouter();
  app.onError(answerErrors({ persistence: { failureCode: () => null } }));
  app.use(requestContext(Date.now, () => false), running.middleware);
  app.post("/", async (c) => c.text(await c.req.text()));
  const endless = app.request("/", { method: "POST", body: new ReadableStream() });
  await running.finish(0);
  const answer = await endless;
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
});
