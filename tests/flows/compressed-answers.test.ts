import { describe, expect, test } from "vitest";
import { decodedText } from "../support/decoded-text.ts";
import { asset, browser, cards, openSiteWithFiles, portrait } from "../support/site-with-files.ts";

const { app, get, site } = await openSiteWithFiles();

describe("the client chooses the encoding", () => {
  const choices: [accepted: string | undefined, ofFile: string | null, ofAnswer: string | null][] =
    [
      [undefined, null, null],
      ["", null, null],
      [browser, "br", "zstd"],
      ["gzip, deflate, br", "br", "br"],
      ["gzip", "gzip", "gzip"],
      ["GZIP", "gzip", "gzip"],
      ["deflate", null, null],
      ["identity", null, null],
      ["*", "br", "zstd"],
      ["*;q=0", null, null],
      ["br;q=0, *", "gzip", "zstd"],
      ["br;q=0.5, gzip;q=0.8, zstd;q=0.1", "gzip", "gzip"],
      ["identity;q=1, gzip;q=0.5", null, null],
      ["identity;q=0, gzip;q=0.1", "gzip", "gzip"],
      ["gzip;q=0", null, null],
      ["gzip;q=-1, br;q=2", "br", "br"],
      [" , ,;q=1, br ; q = 1", "br", "br"],
      ["br".repeat(2000), null, null],
      [`${"x,".repeat(1000)}br`, null, null],
    ];
  test.each(choices)("%j", async (accepted, ofFile, ofAnswer) => {
    for (const [path, expected] of [[asset, ofFile], [cards, ofAnswer]] as const) {
      const plain = await decodedText(await get(path));
      const answer = await get(path, accepted);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-encoding"), path).toBe(expected);
      expect(answer.headers.get("vary"), path).toContain("Accept-Encoding");
      expect(await decodedText(answer), path).toBe(plain);
    }
  });
});

describe("an unchanged answer is not sent again", () => {
  test.each([asset, "/favicon.svg", "/assets/late-1a2b3c4d.css", cards, "/openapi.json", "/docs"])(
    "%s",
    async (path) => {
      for (const encodings of [undefined, "gzip", "br", browser]) {
        const first = await get(path, encodings);
        const etag = first.headers.get("etag")!;
        expect(etag).toMatch(/^(W\/)?"[\w-]{27}"$/);
        const { ok, status, headers } = await get(path, encodings, { "If-None-Match": etag });
        expect([ok, status], `${encodings} ${etag}`).toEqual([false, 304]);
        expect(headers.get("cache-control")).toBe(first.headers.get("cache-control"));
        expect(headers.get("vary")).toContain("Accept-Encoding");
        expect(headers.get("content-encoding")).toBeNull();
        expect((await get(path, encodings, { "If-None-Match": '"other"' })).status).toBe(200);
      }
    },
  );

  test("each representation of a file has its own strong ETag", async () => {
    const etags = await Promise.all(
      [undefined, "br", "gzip"].map(async (it) => (await get(asset, it)).headers.get("etag")),
    );
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags) expect(etag).not.toMatch(/^W/);
  });
});

test("an answer to a signed-in user is compressed and cached by the browser only", async () => {
  const { headers } = await app.signIn("client@demo.heaolu.ee");
  const path = "/api/therapy-sessions/me?limit=20";
  const plain = await get(path, undefined, headers);
  const answer = await get(path, browser, headers);
  expect(answer.headers.get("content-encoding")).toBe("zstd");
  expect(answer.headers.get("cache-control")).toBe("private, no-cache");
  expect(await decodedText(answer)).toBe(await plain.text());
});

test("a search that is posted is compressed", async () => {
  const answer = await site.request("/api/therapists/search", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Encoding": "br" },
    body: "{}",
  });
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(JSON.parse(await decodedText(answer))).toHaveProperty("total");
});

test("a page is compressed", async () => {
  const answer = await get("/", "br", { Accept: "text/html" });
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(answer.headers.get("vary")).toBe("Accept-Language, Cookie, Accept-Encoding");
  expect(await decodedText(answer)).toContain("<p>text</p>");
});

test("a long body arrives whole", async () => {
  for (const encoding of ["zstd", "br", "gzip"]) {
    const answer = await get("/openapi.json", encoding);
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(JSON.parse(await decodedText(answer)).openapi).toMatch(/^3/);
  }
});

describe("is not compressed:", () => {
  test.each([
    ["an answer under 1 KB", "/health"],
    ["a refusal", "/api/none"],
    ["a font", "/assets/font-1a2b3c4d.woff2"],
    ["a picture", portrait],
    ["the events of free times", "/api/live"],
  ])("%s", async (_, path) => {
    const answer = await get(path, browser);
    expect(answer.headers.get("content-encoding") ?? "identity").toBe("identity");
  });

  test("an answer of the sign-in, even a long one", async () => {
    const answer = await site.request("/api/auth/login", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Accept-Encoding": browser },
      body: JSON.stringify({ email: "client@demo.heaolu.ee", password: "heaolu-demo-2026" }),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(await answer.json()).toHaveProperty("accessToken");
  });
});

test.each([
  [asset, "public, max-age=31536000, immutable"],
  ["/storybook/assets/app-1a2b3c4d.js", "public, max-age=31536000, immutable"],
  ["/storybook/", "no-cache"],
  ["/favicon.svg", "public, max-age=600, stale-while-revalidate=86400"],
  ["/docs", "public, no-cache"],
  ["/docs/start.js", "public, no-cache"],
  ["/openapi.yaml", "public, no-cache"],
  [portrait, "public, max-age=86400, stale-while-revalidate=604800"],
  [cards, "public, max-age=60, stale-while-revalidate=600"],
  ["/", "no-cache"],
  ["/health", "no-store"],
  ["/api/none", "no-store"],
  ["/assets/none.js", "no-store"],
  ["/storybook", "no-store"],
])("%s says %s", async (path, cacheControl) => {
  const answer = await get(path);
  expect(answer.headers.get("cache-control")).toBe(cacheControl);
});

test("HEAD over a connection has the headers of GET and no body", async () => {
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    (request, info) => site.fetch(request, info),
  );
  try {
    for (const path of [asset, cards, portrait, "/docs", "/", "/nowhere", "/health", "/api/none"]) {
      const [got, head] = await Promise.all(
        ["GET", "HEAD"].map((method) => rawHeaders(server.addr.port, method, path)),
      );
      expect(head, path).toEqual(got);
      expect(head!["content-length"], path).toMatch(/^\d+$/);
    }
  } finally {
    await server.shutdown();
  }
});

/** Headers as they are on the wire; `fetch` would decode the body and drop some. */
async function rawHeaders(port: number, method: string, path: string) {
  using connection = await Deno.connect({ port, hostname: "127.0.0.1" });
  const lines = [
    `${method} ${path} HTTP/1.1`,
    "Host: localhost",
    `Accept-Encoding: ${browser}`,
    "Accept: text/html",
  ];
  await connection.write(
    new TextEncoder().encode(`${lines.join("\r\n")}\r\nConnection: close\r\n\r\n`),
  );
  const bytes = await new Response(connection.readable).bytes();
  const [top = "", body] = new TextDecoder("latin1").decode(bytes).split("\r\n\r\n", 2);
  if (method === "HEAD") expect(body).toBe("");
  const headers = top.split("\r\n").slice(1).map((line) => line.split(": ") as [string, string])
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => !["date", "x-request-id"].includes(name));
  return Object.fromEntries(headers);
}
