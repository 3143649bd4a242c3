import { expect, test } from "vitest";
import { listenOnLoopback, type Outage } from "tests/support/loopback.ts";
import { boundedFetch } from "./bounded-fetch.ts";

test("an answer comes with its status, headers and body", async () => {
  const server = await listenOnLoopback();
  server.answer = (request, response) => {
    response.writeHead(404, { "X-Asked": String(request.url) });
    response.end("õun");
  };
  const answer = await boundedFetch([server.url])(`${server.url}/a?b`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("x-asked")).toBe("/a?b");
  expect(await answer.text()).toBe("õun");
  await server.close();
});

test.each<Outage>(["error", "huge", "elsewhere", "silent"])(
  "who is %s is unavailable",
  async (outage) => {
    const server = await listenOnLoopback();
    server.outage = outage;
    await expect(boundedFetch([server.url], 200)(server.url)).rejects
      .toMatchObject({ code: "ERR_PROVIDER_UNAVAILABLE" });
    await server.close();
  },
);

test("nobody is there, or it is not one of those we may talk to", async () => {
  const server = await listenOnLoopback();
  let asked = 0;
  server.answer = (_, response) => {
    asked++;
    response.end();
  };
  const others = [
    server.url.replace("127.0.0.1", "localhost"),
    server.url.replace("http://", "http://user@").replace("127.0.0.1", "127.0.0.2"),
    "http://127.0.0.1:1",
    "http://169.254.169.254/latest/meta-data",
  ];
  for (const url of others) {
    await expect(boundedFetch([server.url, "http://127.0.0.1:1"])(url)).rejects
      .toMatchObject({ code: "ERR_PROVIDER_UNAVAILABLE" });
  }
  expect(asked).toBe(0);
  await server.close();
});
