import { Readable } from "node:stream";
import zlib from "node:zlib";
import { pageTexts } from "db/schema/texts.ts";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { type Render, renderSimply, simpleSite } from "../support/simple-site.ts";
import { openTestApp } from "../test-app.ts";

const app = await openTestApp();
afterAll(() => app[Symbol.asyncDispose]());

const siteWith = (render?: Render, dataVersion = app.dataVersion) =>
  simpleSite(app, { render, dataVersion });

test("a page is rendered once and revalidated by its ETag", async () => {
  const { visit, renderings } = siteWith();
  const first = await visit("/", { "Accept-Language": "en" });
  expect(await first.text()).toContain("<main>en 0</main>");
  expect(first.headers.get("Cache-Control")).toBe("no-cache");
  expect(first.headers.get("Vary")).toBe("Accept-Language, Cookie, Accept-Encoding");
  const etag = first.headers.get("ETag")!;
  const again = await visit("/", { "Accept-Language": "en", "If-None-Match": etag });
  expect(again.status).toBe(304);
  expect(again.headers.get("ETag")).toBe(etag);
  expect(renderings).toHaveLength(1);
});

test("only a page that exists is unchanged, whichever version the browser has", async () => {
  const { visit } = siteWith();
  for (const [path, status] of [["/", 304], ["/nowhere", 404]] as const) {
    const etag = (await visit(path)).headers.get("ETag")!;
    for (const known of [etag, "*", `"other", W/${etag}`]) {
      expect((await visit(path, { "If-None-Match": known })).status, known).toBe(status);
    }
  }
});

test("a cached page has the headers of a rendered one, each with its own request id", async () => {
  const { visit } = siteWith();
  for (const path of ["/", "/@kadri/massage", "/nowhere"]) {
    const [first, cached] = [await visit(path), await visit(path)];
    const [id, otherId] = [first, cached].map(({ headers }) => headers.get("X-Request-Id"));
    expect(otherId).not.toBe(id);
    first.headers.set("X-Request-Id", otherId!);
    expect([...cached.headers]).toEqual([...first.headers]);
    expect(cached.headers.get("Content-Security-Policy")).toContain("frame-ancestors");
    expect(await cached.text()).toBe(await first.text());
  }
});

test("requests for one page at the same time share its rendering", async () => {
  const { visit, renderings } = siteWith();
  await Promise.all(Array.from({ length: 10 }, () => visit("/about")));
  expect(renderings).toHaveLength(1);
});

test("ever new addresses of one network are left to its browser, those of others are rendered", async () => {
  const { visit, renderings } = siteWith();
  for (let count = 0; count < 130; count++) await visit(`/?q=${count}`);
  expect(renderings.length).toBeGreaterThanOrEqual(120);
  expect(renderings.length).toBeLessThan(130);
  const surplus = await visit("/?q=more");
  expect(surplus.status).toBe(200);
  expect(await surplus.text()).not.toContain("<main>");
  expect(await (await visit("/?q=1")).text()).toContain("<main>");
});

test("each encoding has its own body and ETag", async () => {
  const { visit, renderings } = siteWith();
  const plain = await visit("/");
  const text = await plain.text();
  const etags = new Set([plain.headers.get("ETag")]);
  const decoders = {
    br: zlib.brotliDecompressSync,
    gzip: zlib.gunzipSync,
    zstd: zlib.zstdDecompressSync,
  };
  for (const [encoding, decode] of Object.entries(decoders)) {
    const answer = await visit("/", { "Accept-Encoding": encoding });
    expect(answer.headers.get("ETag")).not.toMatch(/^W/);
    expect(answer.headers.get("Content-Encoding")).toBe(encoding);
    expect(decode(await answer.bytes()).toString()).toBe(text);
    etags.add(answer.headers.get("ETag"));
  }
  expect(etags.size).toBe(4);
  expect(renderings).toHaveLength(1);
});

test("a page is rendered again once its data have changed", async () => {
  const { visit, renderings } = siteWith();
  await visit("/");
  await visit("/");
  expect(renderings).toHaveLength(1);
  await app.database.transaction(async (tx) => {
    await tx.update(pageTexts).set({ id: "about" }).where(eq(pageTexts.id, "about"));
  });
  await expect.poll(async () => (await visit("/"), renderings.length)).toBe(2);
});

test("free times pass, so a page is rendered again after half a minute", async () => {
  const { visit, renderings } = siteWith();
  await visit("/");
  app.advance(31_000);
  await visit("/");
  expect(renderings).toHaveLength(2);
});

test("pages differ by language, zone, display settings and the hint of a session", async () => {
  const { visit, renderings } = siteWith();
  const cookies = [
    "i18next=ru",
    "zone=America%2FNew_York",
    `display=${encodeURIComponent('{"direction":"rtl"}')}`,
    "signed-in=1",
  ];
  for (const cookie of cookies) {
    await visit("/", { Cookie: cookie });
    await visit("/", { Cookie: cookie });
  }
  expect(renderings.map(({ language, zone, display, mayBeSignedIn }) => [
    language,
    zone,
    display,
    mayBeSignedIn,
  ])).toEqual([
    ["ru", "Europe/Tallinn", null, false],
    ["et", "America/New_York", null, false],
    ["et", "Europe/Tallinn", '{"direction":"rtl"}', false],
    ["et", "Europe/Tallinn", null, true],
  ]);
});

test("no header of a visitor gets into the page of the next one", async () => {
  const { visit } = siteWith();
  const hostile = "evil.example";
  await visit("/help", {
    Host: "localhost:8000",
    Forwarded: `host=${hostile};proto=https`,
    "X-Forwarded-Host": hostile,
    "X-Forwarded-Proto": hostile,
    "X-Original-URL": `/${hostile}`,
    "X-Rewrite-URL": `/${hostile}`,
    Origin: `https://${hostile}`,
    Referer: `https://${hostile}/`,
    "User-Agent": hostile,
    "Accept-Language": `${hostile}, et`,
    Cookie: `zone=${hostile}; i18next=${hostile}; other=${hostile}`,
  });
  const next = await visit("/help");
  expect(await next.text()).not.toContain(hostile);
  expect(JSON.stringify([...next.headers])).not.toContain(hostile);
  const foreign = await visit("/help", { Host: hostile });
  expect(foreign.status).toBe(400);
});

test("a huge query and unknown cookies are not rendered or ignored", async () => {
  const { visit, renderings } = siteWith();
  const huge = await visit(`/?q=${"x".repeat(3000)}`);
  expect(huge.status).toBe(200);
  expect(renderings).toHaveLength(0);
  await visit("/", { Cookie: `zone=../../etc; display=${"x".repeat(5000)}` });
  expect(renderings[0]).toMatchObject({ zone: "Europe/Tallinn", display: null });
});

test("the browser renders a page that cannot be rendered here", async () => {
  const { visit, problems } = siteWith(() => Promise.reject(new Error("broken component")));
  const answer = await visit("/");
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(text).toContain('<div id="root"></div>');
  expect(text).not.toContain("page-state");
  expect(text).not.toContain("broken component");
  expect(problems.map(String)).toEqual(["Error: broken component"]);
});

test("a failed page is tried again by the next request", async () => {
  let fails = true;
  const { visit } = siteWith((request) =>
    fails ? Promise.reject(new Error("once")) : renderSimply(request)
  );
  await visit("/");
  fails = false;
  expect(await (await visit("/")).text()).toContain("<main>");
});

test("a slow page starts with its head", async () => {
  const slow = Promise.withResolvers<void>();
  const { visit } = siteWith(async (request) => {
    await slow.promise;
    return await renderSimply(request);
  });
  const answer = await visit("/help");
  expect(answer.headers.get("Content-Encoding")).toBeNull();
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  const { value: head } = await reader.read();
  expect(head).toContain("</head>");
  expect(head).toMatch(/<title>Abi[^<]* – Heaolu<\/title><meta name="description"/);
  // Scripts would take the connection from styles and fonts.
  expect(head).not.toMatch(/rel="modulepreload"|\.js"/);
  expect(head).not.toContain("<body");
  slow.resolve();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) rest += part.value;
  expect(rest).toMatch(/^<link rel="stylesheet" crossorigin href="\/assets\/a\.css">.*<body>/);
  expect(rest).toContain("<main>et 0</main>");
  expect(rest).toContain('id="page-state"');
});

test("a slow search has the preview of its link in its head", async () => {
  const slow = Promise.withResolvers<void>();
  const { visit } = siteWith(async (request) => {
    await slow.promise;
    return await renderSimply(request);
  });
  const answer = await visit("/?city=tartu&in=ru");
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  const { value: head } = await reader.read();
  slow.resolve();
  await reader.cancel();
  expect(head).toMatch(/<meta property="og:url" content="[^"]*\/\?city=tartu">/);
  expect(head).toContain('<meta property="og:locale" content="ru_RU">');
});

test("a slow page is compressed, and its head comes first", async () => {
  const slow = Promise.withResolvers<void>();
  const { visit } = siteWith(async (request) => {
    await slow.promise;
    return await renderSimply(request);
  });
  const answer = await visit("/help", { "Accept-Encoding": "br" });
  expect(answer.headers.get("Content-Encoding")).toBe("br");
  const unpacked = zlib.createBrotliDecompress();
  const body = Readable.fromWeb(answer.body as never).pipe(unpacked);
  const parts = body[Symbol.asyncIterator]();
  expect(String((await parts.next()).value)).toContain("</title>");
  slow.resolve();
  let rest = "";
  for await (const part of { [Symbol.asyncIterator]: () => parts }) rest += part;
  expect(rest).toContain("<main>et 0</main>");
});

test("the browser renders a page that redirects after its head was sent", async () => {
  const { visit } = siteWith(async () => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    return { redirect: "/login" };
  });
  expect(await (await visit("/journal")).text()).toContain('<div id="root"></div>');
});

test("pages wait for a database that does not answer no longer than a browser would", async () => {
  const { visit } = siteWith(undefined, () => Promise.reject(new Error("no database")));
  const answer = await visit("/login");
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<div id="root"></div>');
});

test("under a flood of different addresses the browsers render", async () => {
  const never = Promise.withResolvers<never>();
  const { visit, renderings } = siteWith(() => never.promise);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) => visit(`/login?x=${i}`)),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(renderings.length).toBeLessThanOrEqual(16);
  never.reject(new Error("given up"));
});

test("a page that needs a session redirects a visitor to the login", async () => {
  const { visit } = siteWith(() => Promise.resolve({ redirect: "/login?returnUrl=%2Fjournal" }));
  const answer = await visit("/journal");
  expect([answer.status, answer.headers.get("Location")]).toEqual([
    302,
    "/login?returnUrl=%2Fjournal",
  ]);
  const unknown = await visit("/nowhere");
  expect(unknown.status).toBe(404);
});

test("the state of a page cannot end its script element", async () => {
  const { visit } = siteWith();
  const text = await (await visit("/")).text();
  expect(text).toContain('{"texts":"\\u003c/script>"}');
});
