import zlib from "node:zlib";
import { describe, expect, test } from "vitest";
import { hour } from "backend/domain/duration.ts";
import { decodedText } from "../support/decoded-text.ts";
import { samplePicture } from "../support/sample-files.ts";
import { asset, browser, openSiteWithFiles, portrait, script } from "../support/site-with-files.ts";
import { uploaded } from "../support/upload-steps.ts";
import { openTestApp } from "../test-app.ts";

const { site, get, write } = await openSiteWithFiles();

test("a file that is compressed later is sent compressed from then on", async () => {
  const path = "/storybook/late.js";
  expect((await get(path, "br")).status).toBe(404);
  await write("late.js", script);
  expect((await get(path)).status).toBe(200);
  await write("late.js.br", zlib.brotliCompressSync(script, {}));
  const compressed = await get(path, "br");
  expect(Number(compressed.headers.get("content-length"))).toBeLessThan(script.length / 10);
  expect(await decodedText(compressed)).toBe(script);
  await write("late.js", `${script}changed`);
  expect(await (await get(path)).text()).toBe(`${script}changed`);
});

test("compressed files and source maps have no address of their own", async () => {
  await write("assets/app-1a2b3c4d.js.map", "{}");
  for (const ending of [".br", ".gz", ".map", "/", ".BR"]) {
    expect((await get(`${asset}${ending}`, "br")).status, ending).toBe(404);
  }
});

describe("a part of a file", () => {
  const whole = async () => await (await get(portrait)).bytes();

  test.each([
    ["bytes=0-9", 0, 10],
    ["bytes=10-", 10, undefined],
    ["bytes=-20", -20, undefined],
    ["bytes=5-999999999", 5, undefined],
    ["bytes=-999999999", 0, undefined],
  ])("%s", async (range, from, to) => {
    const bytes = await whole();
    const answer = await get(portrait, browser, { Range: range });
    expect(answer.status).toBe(206);
    const expected = bytes.slice(from, to);
    expect(await answer.bytes()).toEqual(expected);
    const first = from < 0 ? bytes.length + from : from;
    expect(answer.headers.get("content-range"))
      .toBe(`bytes ${first}-${first + expected.length - 1}/${bytes.length}`);
    expect(answer.headers.get("content-length")).toBe(String(expected.length));
  });

  test.each([
    "bytes=0-1,5-6",
    "bytes=9-5",
    "bytes=-",
    "bytes=a-b",
    "bytes=0x1-2",
    "lines=1-2",
    `bytes=${"9".repeat(400)}-`,
  ])("%s is ignored", async (range) => {
    const answer = await get(portrait, undefined, { Range: range });
    expect([answer.status, answer.headers.get("accept-ranges")]).toEqual([200, "bytes"]);
  });

  test("a range of the headers alone is ignored", async () => {
    const headers = { Range: "bytes=0-9" };
    const answer = await site.request(portrait, { method: "HEAD", headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-length")).toBe(String((await whole()).length));
  });

  test.each(["bytes=999999999-", "bytes=-0"])("%s is refused", async (range) => {
    const answer = await get(portrait, undefined, { Range: range });
    expect(answer.status).toBe(416);
    expect(answer.headers.get("content-range")).toBe(`bytes */${(await whole()).length}`);
    expect(await answer.json()).toMatchObject({ errCode: "ERR_RANGE_NOT_SATISFIABLE" });
  });

  test("of an older version is the whole new one", async () => {
    const etag = (await get(portrait)).headers.get("etag")!;
    const ask = (validator: string) =>
      get(portrait, undefined, { "Range": "bytes=0-9", "If-Range": validator });
    expect((await ask(etag)).status).toBe(206);
    for (const validator of ['"other"', `W/${etag}`, "Fri, 20 Nov 2026 07:00:00 GMT"]) {
      expect((await ask(validator)).status, validator).toBe(200);
    }
  });

  test("of a compressed file counts compressed bytes", async () => {
    const bytes = await (await get(asset, "br")).bytes();
    const answer = await get(asset, "br", { Range: "bytes=3-" });
    expect([answer.status, answer.headers.get("content-encoding")]).toEqual([206, "br"]);
    expect(await answer.bytes()).toEqual(bytes.slice(3));
  });
});

test("a private file is not shown without its signature, to another key, or after its time", async () => {
  await using app = await openTestApp();
  const { headers } = await app.signIn("therapist1@demo.heaolu.ee");
  const [one, two] = [
    await uploaded(app, headers, await samplePicture(), { purpose: "photo" }),
    await uploaded(app, headers, await samplePicture(), { purpose: "photo" }),
  ];
  const [path, query] = one.url!.split("?");
  const [otherPath] = two.url!.split("?");
  const until = /until=(\d+)/.exec(query!)![1]!;
  expect(Number(until) - app.now()).toBeGreaterThanOrEqual(hour);
  for (
    const url of [
      path,
      `${otherPath}?${query}`,
      `${path}?${query!.replace(until, String(Number(until) + hour))}`,
      `${path}?until=${until}&mac=`,
      `${path!.replace("/files/private/", "/images/private/")}/256.webp?${query}`,
    ]
  ) {
    expect((await app.request(url!)).status, url).toBe(404);
  }
  expect((await app.request(one.url!)).status).toBe(200);
  app.advance(3 * hour);
  expect((await app.request(one.url!)).status).toBe(404);
});
