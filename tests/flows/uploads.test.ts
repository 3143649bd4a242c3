import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { hour } from "backend/domain/duration.ts";
import { pictureWidths } from "backend/domain/picture.ts";
import { partBytes } from "backend/domain/upload.ts";
import { copyToPublic, markPublic } from "backend/use-cases/uploads/publication.ts";
import {
  metadataCanary,
  samplePdf,
  samplePicture,
  sampleVideo,
  withPlace,
} from "../support/sample-files.ts";
import { expectRefusal } from "../support/sign-in-steps.ts";
import { create, sendFile, sendPart, uploaded } from "../support/upload-steps.ts";
import { openTestApp } from "../test-app.ts";

const app = await openTestApp();
afterAll(() => app[Symbol.asyncDispose]());
const { headers, user } = await app.signIn("therapist1@demo.heaolu.ee");
const other = await app.signIn("therapist2@demo.heaolu.ee");

const bytesAt = async (url: string) => await (await app.request(url)).bytes();

async function sendPoster(id: string): Promise<Response> {
  const form = new FormData();
  form.set("picture", new File([await samplePicture("jpeg")], "poster.jpg"));
  return await app.request(`/api/uploads/${id}/poster`, { method: "PUT", headers, body: form });
}

async function storedNames(folder: string): Promise<string[]> {
  const keys = await app.ports.storage.listOlder(folder, Date.now() + hour);
  return keys.map((key) => key.slice(folder.length + 1));
}

describe("pictures", () => {
  test.each(["jpeg", "png", "webp"] as const)(
    "a %s is stored as WebP without metadata and shown at a signed address",
    async (format) => {
      const sent = await samplePicture(format, { width: 3000, height: 2000 });
      expect(new TextDecoder("latin1").decode(sent)).toContain(metadataCanary);
      const upload = await uploaded(app, headers, sent, {
        purpose: "photo",
        contentType: `image/${format}`,
        fileName: "../../etc/Minu\u202e ruum\u0007.html",
      });
      expect(upload).toMatchObject({
        ...{ purpose: "photo", state: "private", fileName: "Minu ruum.webp" },
        ...{ width: 2048, height: 1365, durationSeconds: null, posterUrl: null },
      });
      expect(upload.blur).toMatch(/^data:image\/webp;base64,/);
      const shown = await app.request(upload.url!);
      expect(shown.headers.get("content-type")).toBe("image/webp");
      expect(shown.headers.get("cache-control")).toBe("private, max-age=3600");
      const bytes = await shown.bytes();
      expect(upload).toMatchObject({ bytes: sent.length, receivedBytes: sent.length });
      expect(upload.storedBytes).toBe(bytes.length);
      const { format: kind, width, exif } = await sharp(bytes).metadata();
      expect([kind, width, exif]).toEqual(["webp", 2048, undefined]);
      expect(new TextDecoder("latin1").decode(bytes)).not.toContain(metadataCanary);
    },
  );

  test("a portrait is square and never enlarged", async () => {
    const upload = await uploaded(app, headers, await samplePicture(), { purpose: "portrait" });
    expect([upload.width, upload.height]).toEqual([600, 600]);
  });
});

describe("parts", () => {
  test("a file in parts is resumed where it ended and is stored as it was sent", async () => {
    const video = await sampleVideo("mp4", { seconds: 25, frameBytes: 200_000 });
    const answer = await create(app, headers, video, { purpose: "video" });
    const { id, receivedBytes } = await answer.json();
    expect(receivedBytes).toBe(0);
    const part = (at: number) => video.subarray(at * partBytes, (at + 1) * partBytes);
    await sendPart(app, headers, id, 0, part(0));
    const skipped = await sendPart(app, headers, id, 2 * partBytes, part(2));
    expect(await skipped.json()).toMatchObject({
      errCode: "ERR_WRONG_OFFSET",
      receivedBytes: partBytes,
    });
    const short = await sendPart(app, headers, id, partBytes, part(1).subarray(1));
    await expectRefusal(short, 400, "ERR_INVALID_INPUT");
    const resumed = await (await app.get(`/uploads/${id}`, headers)).json();
    expect(resumed).toMatchObject({
      ...{ state: "receiving", receivedBytes: partBytes, storedBytes: null, url: null },
    });
    await sendPart(app, headers, id, partBytes, part(1));
    const last = await (await sendPart(app, headers, id, 2 * partBytes, part(2))).json();
    expect(last).toMatchObject({ state: "private", durationSeconds: 25, width: 640, height: 360 });
    expect(await bytesAt(last.url)).toEqual(video);
    expect(await storedNames("receiving")).toEqual([]);

    const repeated = await sendPart(app, headers, id, 2 * partBytes, part(2));
    expect(await repeated.json()).toEqual(last);
    const changed = part(2).slice();
    changed[0]! ^= 1;
    for (
      const [offset, bytes] of [
        [2 * partBytes, changed],
        [2 * partBytes, part(2).subarray(1)],
        [0, part(0)],
        [video.length, part(2)],
      ] as const
    ) {
      const further = await sendPart(app, headers, id, offset, bytes);
      expect([further.status, await further.json()]).toMatchObject([409, {
        errCode: "ERR_WRONG_OFFSET",
        receivedBytes: video.length,
      }]);
    }
  });

  test("of parallel equal and different parts exactly one wins", async () => {
    const video = await sampleVideo("webm", { seconds: 15, frameBytes: 200_000 });
    const answer = await create(app, headers, video, {
      purpose: "video",
      contentType: "video/webm",
    });
    const { id } = await answer.json();
    const first = video.subarray(0, partBytes);
    const changed = first.slice();
    changed[partBytes - 1]! ^= 1;
    const answers = await Promise.all(
      [first, changed, first, changed].map((part) => sendPart(app, headers, id, 0, part)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
    expect(await storedNames("receiving")).toHaveLength(1);
    const winner = statuses.indexOf(200) % 2 === 0 ? first : changed;
    const rest = await Promise.all(
      [1, 2, 3].map(() => sendPart(app, headers, id, partBytes, video.subarray(partBytes))),
    );
    expect(rest.map(({ status }) => status)).toContain(200);
    const { url } = await (await app.get(`/uploads/${id}`, headers)).json();
    expect((await bytesAt(url)).subarray(0, partBytes)).toEqual(winner);
    expect(await storedNames("receiving")).toEqual([]);
  });

  test("of eight parallel last parts one finishes the file and the others are answered with 409", async () => {
    const picture = await samplePicture("jpeg");
    const { id } = await (await create(app, headers, picture, { purpose: "photo" })).json();
    const early = await sendPoster(id);
    await expectRefusal(early, 404, "ERR_NOT_FOUND");
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => sendPart(app, headers, id, 0, picture)),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(answers.map(({ status }) => status)).toContain(200);
    const { url } = await (await app.get(`/uploads/${id}`, headers)).json();
    expect((await app.request(url)).status).toBe(200);
  });

  test("a cancelled upload leaves nothing", async () => {
    const before = await storedNames("private");
    const video = await sampleVideo("mp4", { seconds: 15, frameBytes: 200_000 });
    const { id } = await (await create(app, headers, video, { purpose: "video" })).json();
    await sendPart(app, headers, id, 0, video.subarray(0, partBytes));
    expect(await storedNames("receiving")).toHaveLength(1);
    expect((await app.send("DELETE", `/uploads/${id}`, undefined, headers)).status).toBe(204);
    expect(await storedNames("receiving")).toEqual([]);
    expect(await storedNames("private")).toEqual(before);
    const late = await sendPart(app, headers, id, partBytes, video.subarray(partBytes));
    await expectRefusal(late, 404, "ERR_NOT_FOUND");
  });

  test("the longest name stays whole, and a longer one is refused", async () => {
    const picture = await samplePicture();
    const wanted = (length: number) =>
      create(app, headers, picture, { purpose: "photo", fileName: "õ".repeat(length) });
    expect((await (await wanted(300)).json()).fileName).toBe("õ".repeat(300));
    const { errors } = await (await wanted(301)).json();
    expect(errors).toMatchObject([{ path: "fileName" }]);
  });

  test("an upload of another practitioner does not exist", async () => {
    const picture = await samplePicture();
    const { id } = await (await create(app, headers, picture, { purpose: "photo" })).json();
    for (
      const answer of [
        app.get(`/uploads/${id}`, other.headers),
        app.send("DELETE", `/uploads/${id}`, undefined, other.headers),
        sendPart(app, other.headers, id, 0, picture),
      ]
    ) await expectRefusal(await answer, 404, "ERR_NOT_FOUND");
    expect((await sendPart(app, headers, id, 0, picture)).status).toBe(200);
    await expect(copyToPublic(app.ports, other.user.id, [id])).rejects
      .toMatchObject({ code: "ERR_NOT_FOUND" });
  });
});

describe("videos and documents", () => {
  test("a video gets its poster from the browser", async () => {
    const video = await uploaded(app, headers, await sampleVideo("mp4"), { purpose: "video" });
    const answer = await sendPoster(video.id);
    const { posterUrl, blur } = await answer.json();
    expect(blur).toMatch(/^data:image/);
    expect((await app.request(posterUrl)).headers.get("content-type")).toBe("image/webp");
  });

  test("a video of more than two minutes is refused and not stored", async () => {
    const before = await storedNames("private");
    for (const kind of ["mp4", "webm"] as const) {
      const long = await sampleVideo(kind, { seconds: 125 });
      const answer = await sendFile(app, headers, long, {
        purpose: "video",
        contentType: `video/${kind}`,
      });
      await expectRefusal(answer, 400, "ERR_VIDEO_TOO_LONG");
    }
    expect(await storedNames("private")).toEqual(before);
  });

  test.each(["mp4", "webm", "mov"] as const)(
    "a %s is stored without its place and other notes, and is otherwise as it was sent",
    async (kind) => {
      const codec = kind === "mov" ? "avc" : "vp9";
      const recorded = await sampleVideo(kind, { codec, note: metadataCanary });
      const sent = kind === "webm" ? recorded : withPlace(recorded, metadataCanary);
      const contentType = kind === "mov" ? "video/quicktime" : `video/${kind}`;
      const upload = await uploaded(app, headers, sent, { purpose: "video", contentType });
      const answer = await app.request(upload.url!);
      expect(answer.headers.get("content-type")).toBe(
        kind === "webm" ? "video/webm" : "video/mp4",
      );
      const stored = await answer.bytes();
      const text = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
      const notes = text(sent).split(metadataCanary).length - 1;
      expect(notes).toBe({ mp4: 4, webm: 2, mov: 3 }[kind]);
      expect(text(stored)).not.toContain(metadataCanary);
      expect(stored.length).toBe(sent.length);
      const again = await uploaded(app, headers, stored, { purpose: "video", contentType });
      expect(await bytesAt(again.url!)).toEqual(stored);
      expect(again).toMatchObject({ durationSeconds: upload.durationSeconds, width: 640 });
    },
  );

  test("a video is read in parts", async () => {
    const video = await sampleVideo("mp4");
    const { url } = await uploaded(app, headers, video, { purpose: "video" });
    const answer = await app.request(url!, { headers: { Range: "bytes=10-29" } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe(`bytes 10-29/${video.length}`);
    expect(await answer.bytes()).toEqual(video.slice(10, 30));
  });

  test("a PDF is stored as it is and can never be published", async () => {
    const pdf = samplePdf();
    const { id, url } = await uploaded(app, headers, pdf, { purpose: "document" });
    expect(await bytesAt(url!)).toEqual(pdf);
    await expect(copyToPublic(app.ports, user.id, [id])).rejects
      .toMatchObject({ code: "ERR_NOT_FOUND" });
  });
});

test("a published file is public, and its upload cannot be deleted while a profile names it", async () => {
  const { ports } = app;
  const { id } = await uploaded(app, headers, await samplePicture(), { purpose: "portrait" });
  const files = await copyToPublic(ports, user.id, [id]);
  await ports.persistence.transaction(({ uploads }) =>
    markPublic(uploads, files.values(), app.now())
  );
  const { fileKey, blur } = files.get(id)!;
  expect(fileKey).toMatch(new RegExp(`^portraits/${id}-[0-9a-f]{12}\\.webp$`));
  const upload = await (await app.get(`/uploads/${id}`, headers)).json();
  expect(upload).toMatchObject({ state: "public", url: `/files/${fileKey}`, blur });
  const shown = await app.request(upload.url);
  expect(shown.headers.get("cache-control")).toContain("immutable");
  expect((await app.request(`/images/${fileKey}/256.jpeg`)).status).toBe(200);
  const typeFor = async (accept: string) => {
    const answer = await app.request(upload.url, { headers: { Accept: accept } });
    const { format, width } = await sharp(await answer.bytes()).metadata();
    expect([answer.headers.get("vary"), width]).toEqual(["Accept", 600]);
    return [answer.headers.get("content-type"), format];
  };
  expect(await typeFor("image/avif,image/webp,*/*")).toEqual(["image/avif", "heif"]);
  expect(await typeFor("image/webp,*/*")).toEqual(["image/webp", "webp"]);
  expect(await typeFor("image/png,image/*;q=0.8")).toEqual(["image/jpeg", "jpeg"]);
  expect(await typeFor("*/*")).toEqual(["image/webp", "webp"]);

  await ports.pictures.prepare(fileKey);
  const prepared = await storedNames("variants/portraits");
  expect(prepared).toHaveLength(2 * pictureWidths.filter((width) => width <= 1200).length + 2);

  const remove = () => app.send("DELETE", `/uploads/${id}`, undefined, headers);
  const usePicture = (key: string | null) =>
    app.database.transaction((connection) =>
      connection.run(sql`update therapists set picture_key = ${key} where user_id = ${user.id}`)
    );
  await usePicture(fileKey);
  await expectRefusal(await remove(), 409, "ERR_UPLOAD_IN_USE");
  await usePicture(null);
  expect((await remove()).status).toBe(204);
  expect((await app.request(upload.url)).status).toBe(404);
  expect((await app.request(`/images/${fileKey}/256.avif`)).status).toBe(404);
  expect(await storedNames("variants/portraits")).toEqual([]);
});
