import { afterAll, expect, test } from "vitest";
import { createTestSite } from "../support/test-site.ts";
import { openTestApp } from "../test-app.ts";

const app = await openTestApp();
const site = createTestSite(app, {
  publicUrl: "https://heaolu.example",
  allowedHosts: ["www.heaolu.example"],
});
const server = Deno.serve(
  { port: 0, hostname: "127.0.0.1", onListen: () => {} },
  (request, info) => site.fetch(request, info),
);
afterAll(async () => {
  await server.shutdown();
  await app[Symbol.asyncDispose]();
});

/** Sends the path and the host as they are, as no HTTP client would. */
async function ask(path: string, host: string | null): Promise<{ status: number; body: string }> {
  using connection = await Deno.connect({ port: server.addr.port, hostname: "127.0.0.1" });
  const lines = [
    `GET ${path} HTTP/1.${host === null ? 0 : 1}`,
    ...(host === null ? [] : [`Host: ${host}`]),
    "Accept: text/html",
    "Connection: close",
  ];
  await connection.write(new TextEncoder().encode(`${lines.join("\r\n")}\r\n\r\n`));
  const answer = await new Response(connection.readable).text();
  const [head = "", ...body] = answer.split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), body: body.join("\r\n\r\n") };
}

const eventTypes = "/api/calendly/event-types?count=1";
const callback = "/api/auth/google/callback?state=x&code=y";

test("the next page of a list is at the public URL, whatever the request's host", async () => {
  for (const host of ["heaolu.example", "www.heaolu.example:8443", "127.0.0.1", "[::1]:80"]) {
    const { status, body } = await ask(eventTypes, host);
    expect(status).toBe(200);
    const next = /"next_page":"([^"]+)"/.exec(body)?.[1] ?? "";
    expect(next).toMatch(
      /^https:\/\/heaolu\.example\/api\/calendly\/event-types\?count=1&page_token=/,
    );
  }
});

test.each([
  "evil.example",
  "heaolu.example.evil.example",
  "heaolu.example@evil.example",
  "heaolu.example evil.example",
  "heaolu.example, evil.example",
  "<script>",
  "[",
  "[::1",
  ":::",
  "%",
  "heaolu.example:port",
  "1.2.3.4.5",
  "\\",
  "",
])("a request for the host %j is refused, never a failure", async (host) => {
  for (const path of [eventTypes, callback, "/", "/nowhere", "/api/therapists"]) {
    const { status, body } = await ask(path, host);
    expect(status).toBe(400);
    expect(body).not.toContain("evil.example");
  }
});

test.each(["127.0.0.1", "10.1.2.3:8000", "[fd00::1]:8000", "heaolu-api:8000", "heaolu.example."])(
  "a health check that names the host %s is answered",
  async (host) => {
    for (const path of ["/health", "/ready"]) expect((await ask(path, host)).status).toBe(200);
  },
);

test("a request without a host is answered", async () => {
  expect((await ask("/api/domain-values", null)).status).toBe(200);
});

test.each(["%", "%ff", "%E0%A4%A", "%c0%af", "%00", "a%zz", "%u0041"])(
  "a path with the encoding %s is answered without a failure",
  async (part) => {
    const paths = [
      `/${part}`,
      `/therapist/view/${part}`,
      `/practices/${part}`,
      `/@${part}`,
      `/@mari/${part}/${part}`,
      `/assets/${part}`,
      `/storybook/${part}`,
      `/files/photos/${part}`,
      `/docs/${part}`,
      `/api/therapists/${part}`,
      `/api/auth/${part}/callback`,
      `/api/calendly/event-types?user=${part}`,
    ];
    for (const path of paths) {
      const { status } = await ask(path, "heaolu.example");
      expect([path, [200, 302, 400, 401, 404].includes(status)]).toEqual([path, true]);
    }
  },
);
