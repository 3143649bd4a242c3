import { expect, test } from "vitest";
import { listenOnLoopback, type Outage } from "tests/support/loopback.ts";
import { providerFetch } from "./provider-fetch.ts";

test("a response has its status, headers and body", async () => {
  const server = await listenOnLoopback();
  server.answer = (request, response) => {
    response.writeHead(404, { "X-Path": String(request.url) });
    response.end("õun");
  };
  const answer = await providerFetch([server.url])(`${server.url}/a?b`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("x-path")).toBe("/a?b");
  expect(await answer.text()).toBe("õun");
  await server.close();
});

test.each<Outage>(["error", "huge", "redirected", "silent"])(
  "a server that is %s counts as unavailable",
  async (outage) => {
    const server = await listenOnLoopback();
    server.outage = outage;
    await expect(providerFetch([server.url], 200)(server.url)).rejects
      .toMatchObject({ code: "ERR_PROVIDER_UNAVAILABLE" });
    await server.close();
  },
);

test("unreachable and foreign origins count as unavailable and are not requested", async () => {
  const server = await listenOnLoopback();
  let requests = 0;
  server.answer = (_, response) => {
    requests++;
    response.end();
  };
  const others = [
    server.url.replace("127.0.0.1", "localhost"),
    server.url.replace("http://", "http://user@").replace("127.0.0.1", "127.0.0.2"),
    "http://127.0.0.1:1",
    "http://169.254.169.254/latest/meta-data",
  ];
  for (const url of others) {
    await expect(providerFetch([server.url, "http://127.0.0.1:1"])(url)).rejects
      .toMatchObject({ code: "ERR_PROVIDER_UNAVAILABLE" });
  }
  expect(requests).toBe(0);
  await server.close();
});
