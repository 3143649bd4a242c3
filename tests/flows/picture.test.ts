import sharp from "sharp";
import { expect, test } from "vitest";
import { hour } from "backend/domain/duration.ts";
import { sweepPictures } from "backend/use-cases/user/sweep-pictures.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { expectRefusal, join, mari, statusOf, testAppWith } from "../support/sign-in-steps.ts";

const blue = { r: 20, g: 60, b: 200 };
const canary = "canary-in-the-metadata-5f1c";

function drawn(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: blue } })
    .withExif({ IFD0: { ImageDescription: canary, Make: canary } });
}

function form(bytes: Uint8Array | Blob | string, name = "me.png") {
  const body = new FormData();
  const isText = typeof bytes === "string";
  if (isText) body.append("picture", bytes);
  else body.append("picture", new File([bytes as BlobPart], name, { type: "image/png" }));
  return body;
}

async function send(app: TestApp, headers: Record<string, string>, body: BodyInit) {
  return await app.request("/api/user/me/picture", { method: "PUT", headers, body });
}

async function filesIn(app: TestApp): Promise<string[]> {
  const names = [];
  try {
    for await (const { name } of Deno.readDir(`${app.directory}/files/avatars`)) names.push(name);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
  return names;
}

test.each(["jpeg", "png", "webp"] as const)(
  "a %s becomes a 500-pixel square without metadata",
  async (format) => {
    await using app = await testAppWith(mari);
    const { headers } = await app.signIn(mari.email, mari.password);
    const sent = await drawn(900, 600).toFormat(format).toBuffer();
    expect(sent.includes(canary)).toBe(true);

    const answer = await send(app, headers, form(sent, "../../etc/passwd.svg"));
    expect(answer.status).toBe(200);
    const { profileUrl } = await answer.json();
    expect(profileUrl).toMatch(/^\/files\/avatars\/[0-9a-f]{86}\.webp$/);
    const shown = await app.request(profileUrl);
    expect(shown.headers.get("content-type")).toBe("image/webp");
    expect(shown.headers.get("cache-control")).toBe("private, max-age=3600");
    const bytes = new Uint8Array(await shown.arrayBuffer());
    const { format: kind, width, height, exif } = await sharp(bytes).metadata();
    expect([kind, width, height, exif]).toEqual(["webp", 500, 500, undefined]);
    expect(new TextDecoder("latin1").decode(bytes)).not.toContain(canary);
  },
);

test("a new picture replaces the old one, and can be removed", async () => {
  await using app = await testAppWith(mari);
  const { headers } = await app.signIn(mari.email, mari.password);
  const picture = await drawn(600, 600).png().toBuffer();
  const first = await (await send(app, headers, form(picture))).json();
  const second = await (await send(app, headers, form(picture))).json();
  expect(second.profileUrl).not.toBe(first.profileUrl);
  expect((await app.request(first.profileUrl)).status).toBe(404);
  expect(await filesIn(app)).toEqual([second.profileUrl.split("/").at(-1)]);

  const remove = () => app.send("DELETE", "/user/me/picture", undefined, headers);
  expect([await statusOf(remove()), await statusOf(remove())]).toEqual([204, 204]);
  expect((await (await app.get("/auth/me", headers)).json()).profileUrl).toBeNull();
  expect(await filesIn(app)).toEqual([]);
});

test("a file that is not an accepted image is refused, whatever its name or type", async () => {
  await using app = await testAppWith(mari);
  const { headers } = await app.signIn(mari.email, mari.password);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const encoder = new TextEncoder();
  const whole = await drawn(600, 600).png().toBuffer();
  const unreadable: Record<string, Uint8Array> = {
    drawing: encoder.encode(svg),
    page: encoder.encode("<!doctype html><script>alert(1)</script>"),
    gif: await drawn(50, 50).gif().toBuffer(),
    cut: whole.subarray(0, whole.length / 2),
    noise: crypto.getRandomValues(new Uint8Array(5000)),
  };
  for (const bytes of Object.values(unreadable)) {
    const answer = await send(app, headers, form(bytes));
    await expectRefusal(answer, 415, "ERR_UNSUPPORTED_MEDIA_TYPE");
  }
  await expectRefusal(await send(app, headers, form(new Uint8Array())), 400, "ERR_INVALID_INPUT");
  await expectRefusal(await send(app, headers, form("text")), 400, "ERR_INVALID_INPUT");
  await expectRefusal(await send(app, headers, new FormData()), 400, "ERR_INVALID_INPUT");
  const json = await app.send("PUT", "/user/me/picture", { picture: "x" }, headers);
  await expectRefusal(json, 415, "ERR_UNSUPPORTED_MEDIA_TYPE");
  const type = { ...headers, "Content-Type": "multipart/form-data; boundary=x" };
  await expectRefusal(await send(app, type, "no form at all"), 400, "ERR_INVALID_INPUT");
  expect(await statusOf(send(app, {}, form(whole)))).toBe(401);
  expect(await filesIn(app)).toEqual([]);
});

test("an image with too many pixels is refused before decoding", async () => {
  await using app = await testAppWith(mari);
  const { headers } = await app.signIn(mari.email, mari.password);
  const bomb = await sharp({
    create: { width: 8000, height: 6000, channels: 3, background: blue },
    limitInputPixels: false,
  }).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  await expectRefusal(await send(app, headers, form(bomb)), 413, "ERR_TOO_LARGE");
});

test("an oversized upload is refused without being read", async () => {
  await using app = await testAppWith(mari);
  const { headers } = await app.signIn(mari.email, mari.password);
  let read = 0;
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        read += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
  const type = { "Content-Type": "multipart/form-data; boundary=x" };
  const headersOfUpload = { ...type, "Content-Length": "10020001" };
  const declared = await send(app, { ...headers, ...headersOfUpload }, endless());
  await expectRefusal(declared, 413, "ERR_TOO_LARGE");
  expect(read).toBeLessThanOrEqual(1_000_000);

  const undeclared = await send(app, { ...headers, ...type }, endless());
  await expectRefusal(undeclared, 413, "ERR_TOO_LARGE");
  expect(read).toBeLessThan(15_000_000);

  read = 0;
  expect(await statusOf(send(app, type, endless()))).toBe(401);
  expect(read).toBeLessThanOrEqual(1_000_000);
  const elsewhere = await app.logIn({ ...mari, password: "x".repeat(200_000) });
  await expectRefusal(elsewhere, 413, "ERR_TOO_LARGE");
});

test("uploads are limited to thirty per hour", async () => {
  await using app = await testAppWith(mari);
  const { headers } = await app.signIn(mari.email, mari.password);
  for (let upload = 0; upload < 30; upload++) {
    expect(await statusOf(send(app, headers, form(new Uint8Array([1]))))).toBe(415);
  }
  await expectRefusal(
    await send(app, headers, form(new Uint8Array([1]))),
    429,
    "ERR_TOO_MANY_REQUESTS",
  );
  app.advance(hour);
  const later = await app.signIn(mari.email, mari.password);
  expect(await statusOf(send(app, later.headers, form(new Uint8Array([1]))))).toBe(415);
});

test("only pictures of interrupted uploads are swept", async () => {
  await using app = await testAppWith(mari);
  const { headers } = await app.signIn(mari.email, mari.password);
  const picture = await drawn(600, 600).png().toBuffer();
  const { profileUrl } = await (await send(app, headers, form(picture))).json();
  await app.ports.storage.put("avatars/unknown.webp", new Uint8Array([1]), "image/webp");
  expect(await filesIn(app)).toHaveLength(2);
  await sweepPictures(app.ports, Date.now());
  expect(await filesIn(app)).toHaveLength(2);
  await sweepPictures(app.ports, Date.now() + 2 * 3_600_000);
  expect(await filesIn(app)).toEqual([profileUrl.split("/").at(-1)]);
});

test("a new picture stays when the old one cannot be deleted", async () => {
  let isBroken = false;
  await using app = await openTestApp({
    demo: false,
    broken: (ports) => ({
      ...ports,
      pictures: {
        ...ports.pictures,
        remove: async (key) => {
          if (isBroken) throw new Error("the disk is read-only");
          await ports.pictures.remove(key);
        },
      },
    }),
  });
  await join(app, mari);
  const { headers } = await app.signIn(mari.email, mari.password);
  const picture = await drawn(600, 600).png().toBuffer();
  await send(app, headers, form(picture));
  isBroken = true;
  const { profileUrl } = await (await send(app, headers, form(picture))).json();
  expect((await app.request(profileUrl)).status).toBe(200);
});

test("a practitioner who removes the own picture keeps the portrait of the profile", async () => {
  await using app = await openTestApp();
  const { headers, user } = await app.signIn("therapist1@demo.heaolu.ee");
  expect(user.profileUrl).toMatch(/^\/files\/portraits\//);
  expect(await statusOf(app.send("DELETE", "/user/me/picture", undefined, headers))).toBe(204);
  expect((await app.request(user.profileUrl)).status).toBe(200);
});
