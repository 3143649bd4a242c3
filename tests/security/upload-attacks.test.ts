import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { uploadFolders } from "backend/domain/file-key.ts";
import { partBytes, type UploadPurpose } from "backend/domain/upload.ts";
import { DomainError } from "backend/domain/errors.ts";
import { samplePdf, samplePicture, sampleVideo } from "../support/sample-files.ts";
import { expectRefusal } from "../support/sign-in-steps.ts";
import { create, partForm, sendFile, sendPart, uploaded } from "../support/upload-steps.ts";
import { openTestApp, type TestApp } from "../test-app.ts";

const app = await openTestApp();
afterAll(() => app[Symbol.asyncDispose]());
const { headers, user } = await app.signIn("therapist1@demo.heaolu.ee");

const encoder = new TextEncoder();
const script = encoder.encode("<!doctype html><script>alert('canary-9c41')</script>");
const picture = await samplePicture("jpeg");
const video = await sampleVideo("mp4");

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

async function filesOf({ ports }: TestApp): Promise<string[]> {
  const keys = await Promise.all(
    uploadFolders.map((folder) => ports.storage.listOlder(folder, Infinity)),
  );
  return keys.flat().toSorted();
}

async function flat(width: number, height: number): Promise<Uint8Array> {
  const create = { width, height, channels: 3 as const, background: "#fff" };
  return await sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer();
}

/** Its last box, that with the pictures, goes on to the end without saying its size. */
const openEnded = await sampleVideo("streamed");
new DataView(openEnded.buffer).setUint32(
  String.fromCharCode(...openEnded).indexOf("mdat") - 4,
  0,
);

const wrong: [string, UploadPurpose, Uint8Array][] = [
  [
    "a drawing with a script",
    "photo",
    encoder.encode('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  ],
  ["a page", "portrait", script],
  ["a GIF", "photo", await sharp(picture).gif().toBuffer()],
  ["an AVIF", "photo", await sharp(picture).resize(64).avif().toBuffer()],
  ["a picture without its end", "photo", picture.subarray(0, picture.length / 2)],
  ["a PNG that is only its first bytes", "photo", (await flat(20, 20)).subarray(0, 30)],
  ["a video as a photo", "photo", video],
  ["a picture as a video", "video", picture],
  ["a video without its end", "video", video.subarray(0, video.length - 300)],
  ["the beginning of a video", "video", video.subarray(0, 40)],
  ["a video whose pictures are cut off", "video", openEnded.subarray(0, -100)],
  ["a WebM without its end", "video", (await sampleVideo("webm")).subarray(0, -100)],
  ["a recording without its end", "video", (await sampleVideo("recording")).subarray(0, -100)],
  ["QuickTime that browsers do not play", "video", await sampleVideo("mov")],
  ["a WebM without pictures", "video", encoder.encode("\x1aE\xdf\xa3\x42\x82\x84webm")],
  ["a page as a document", "document", script],
  ["a PDF after something else", "document", joined(script, samplePdf())],
  ["a PDF without its end", "document", samplePdf().subarray(0, 60)],
  ["a WebP as a document", "document", await samplePicture("webp")],
  ["noise", "place", crypto.getRandomValues(new Uint8Array(5000))],
];

describe("a file that is not what its purpose needs is refused and not stored", () => {
  test.each(wrong)("%s", async (_, purpose, file) => {
    const before = await filesOf(app);
    const answer = await create(app, headers, file, { purpose });
    const { id } = await answer.json();
    const refused = await sendPart(app, headers, id, 0, file);
    await expectRefusal(refused, 415, "ERR_UNSUPPORTED_MEDIA_TYPE");
    await expectRefusal(await app.get(`/uploads/${id}`, headers), 404, "ERR_NOT_FOUND");
    expect(await filesOf(app)).toEqual(before);
  });
});

test("a picture of too many pixels is refused before it is decoded", async () => {
  for (const bomb of [await flat(10_000, 10_000), await flat(41_000_000 / 100, 100)]) {
    expect(bomb.length).toBeLessThan(2_000_000);
    const answer = await sendFile(app, headers, bomb, { purpose: "photo" });
    await expectRefusal(answer, 413, "ERR_TOO_LARGE");
  }
});

test("a picture that is a page or an archive, too, loses the other half", async () => {
  const hybrid = joined(picture, script, encoder.encode("PK\x03\x04canary-9c41"));
  const { url } = await uploaded(app, headers, hybrid, { purpose: "photo" });
  const shown = await (await app.request(url!)).bytes();
  expect(new TextDecoder("latin1").decode(shown)).not.toContain("canary-9c41");
});

test("a document that is a page, too, is only downloaded", async () => {
  const hybrid = joined(samplePdf().subarray(0, 20), script, samplePdf());
  const { url } = await uploaded(app, headers, hybrid, { purpose: "document" });
  const shown = await app.request(url!);
  expect(await shown.bytes()).toEqual(hybrid);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "attachment",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringMatching(/default-src 'none'.*; sandbox(;|$)/),
  });
});

test.each([
  [{ bytes: 0 }, 400, "ERR_INVALID_INPUT"],
  [{ bytes: 1.5 }, 400, "ERR_INVALID_INPUT"],
  [{ bytes: -1 }, 400, "ERR_INVALID_INPUT"],
  [{ bytes: 12_000_001 }, 413, "ERR_TOO_LARGE"],
  [{ bytes: Number.MAX_SAFE_INTEGER }, 413, "ERR_TOO_LARGE"],
  [{ contentType: "image/svg+xml" }, 415, "ERR_UNSUPPORTED_MEDIA_TYPE"],
  [{ contentType: "image/jpeg; charset=x" }, 415, "ERR_UNSUPPORTED_MEDIA_TYPE"],
  [{ purpose: "video" as const, bytes: 200_000_001 }, 413, "ERR_TOO_LARGE"],
  [{ purpose: "secret" as never, contentType: "image/png" }, 400, "ERR_INVALID_INPUT"],
  [{ fileName: "a\u0000.jpg" }, 400, "ERR_INVALID_INPUT"],
  [{ fileName: "" }, 400, "ERR_INVALID_INPUT"],
])("%j is refused with %i", async (facts, status, code) => {
  const { files } = await app.ports.persistence.uploads.usage(user.id);
  const answer = await create(app, headers, picture, { purpose: "photo", ...facts });
  await expectRefusal(answer, status, code);
  expect((await app.ports.persistence.uploads.usage(user.id)).files).toBe(files);
});

test("a part that is empty, too large, cut off or no form changes nothing", async () => {
  const large = await sampleVideo("mp4", { seconds: 40, frameBytes: 200_000 });
  const { id } = await (await create(app, headers, large, { purpose: "video" })).json();
  const send = async (body: BodyInit, type?: string) =>
    await app.request(`/api/uploads/${id}/parts`, {
      ...{ method: "POST", body, headers: { ...headers, ...(type && { "Content-Type": type }) } },
    });
  const form = new FormData();
  form.set("part", new File([large.subarray(0, partBytes)], "part"));
  const whole = new Request("http://x", {
    method: "POST",
    body: partForm(0, large.subarray(0, partBytes)),
  });
  const type = whole.headers.get("content-type")!;
  const cut = (await whole.bytes()).subarray(0, 1_000_000);
  const refusals: [Response, number, string][] = [
    [await send(partForm(0, new Uint8Array())), 400, "ERR_INVALID_INPUT"],
    [await send(form), 400, "ERR_INVALID_INPUT"],
    [await send(cut, type), 400, "ERR_INVALID_INPUT"],
    [await send(partForm(0, large.subarray(0, partBytes + 100_000))), 413, "ERR_TOO_LARGE"],
    [await send("{}", "application/json"), 415, "ERR_UNSUPPORTED_MEDIA_TYPE"],
    [await send(partForm(-1, large.subarray(0, partBytes))), 400, "ERR_INVALID_INPUT"],
  ];
  for (const [answer, status, code] of refusals) await expectRefusal(answer, status, code);
  const upload = await (await app.get(`/uploads/${id}`, headers)).json();
  expect(upload).toMatchObject({ state: "receiving", receivedBytes: 0 });
  expect((await sendPart(app, headers, id, 0, large.subarray(0, partBytes))).status).toBe(200);
});

test("a full storage is said, and the same part arrives when there is room again", async () => {
  let isFull = false;
  await using app = await openTestApp({
    broken: (ports) => ({
      ...ports,
      storage: {
        ...ports.storage,
        put: (...file) =>
          isFull ? Promise.reject(new DomainError("ERR_STORAGE_FULL")) : ports.storage.put(...file),
      },
    }),
  });
  const { headers } = await app.signIn("therapist1@demo.heaolu.ee");
  const { id } = await (await create(app, headers, picture, { purpose: "photo" })).json();
  const before = await filesOf(app);
  isFull = true;
  await expectRefusal(await sendPart(app, headers, id, 0, picture), 507, "ERR_STORAGE_FULL");
  expect(await filesOf(app)).toEqual(before);
  isFull = false;
  expect((await sendPart(app, headers, id, 0, picture)).status).toBe(200);
});

test("a person has room for so many bytes and files, and may begin so many uploads an hour", async () => {
  await using app = await openTestApp();
  const { headers } = await app.signIn("therapist1@demo.heaolu.ee");
  const begin = (bytes: number) => create(app, headers, picture, { purpose: "video", bytes });
  for (let at = 0; at < 5; at++) expect((await begin(199_000_000)).status).toBe(201);
  await expectRefusal(await begin(6_000_000), 409, "ERR_QUOTA_REACHED");
  const { headers: others } = await app.signIn("therapist2@demo.heaolu.ee");
  const statuses: number[] = [];
  for (let at = 0; at < 121; at++) {
    const { status } = await create(app, others, picture, { purpose: "photo", bytes: 10 });
    statuses.push(status);
  }
  expect(statuses.indexOf(429)).toBe(120);
});
