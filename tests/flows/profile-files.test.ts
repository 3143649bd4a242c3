import { afterAll, beforeAll, expect, test } from "vitest";
import { samplePicture } from "../support/sample-files.ts";
import { create, uploaded } from "../support/upload-steps.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { type Content, editorOf } from "./profile-steps.ts";

let app: TestApp;
let editor: Awaited<ReturnType<typeof editorOf>>;

beforeAll(async () => {
  app = await openTestApp();
  editor = await editorOf(app, "therapist1@demo.heaolu.ee");
});
afterAll(() => app[Symbol.asyncDispose]());

const caption = { et: "Ruum", en: "Room", ru: "Комната" };

async function upload(purpose: "photo" | "portrait" | "place", headers = editor.headers) {
  const { id } = await uploaded(app, headers, await samplePicture(), { purpose });
  return { uploadId: id, url: "", blur: null, posterUrl: null };
}

const status = async (url: string) => (await app.request(url)).status;

test("photos are private in the draft and its preview, and public when published", async () => {
  const photo = { id: crypto.randomUUID(), kind: "photo" as const, file: await upload("photo") };
  const { content } = await editor.save(({ media }) => ({
    media: [{ ...photo, caption }, ...media],
  }));
  const { url } = content.media[0]!.file;
  expect(url).toMatch(/^\/files\/private\/.*mac=/);
  expect(await status(url)).toBe(200);
  const preview = await (await app.get(`${editor.path}/draft/page`, editor.headers)).json();
  expect(preview.media[0].url).toBe(url);
  expect((await editor.page()).page.media[0].url).not.toContain("private");

  await editor.publish();
  const { page } = await editor.page();
  expect(page.media[0]).toMatchObject({
    caption: "Ruum",
    url: expect.stringMatching(/^\/files\/photos\//),
  });
  expect(await status(page.media[0].url)).toBe(200);
  const { differs, content: draft } = await editor.draft();
  expect([differs, draft.media[0]!.file.uploadId]).toEqual([[], photo.file.uploadId]);
});

test("portrait and place pictures become public too", async () => {
  const [portrait, room] = [await upload("portrait"), await upload("place")];
  await editor.publish(({ places }) => ({
    picture: portrait,
    places: places.map((one, at) => at === 0 ? { ...one, picture: room } : one),
  }));
  const { page } = await editor.page();
  expect(page.pictureUrl).toMatch(/^\/files\/portraits\//);
  expect(page.pictureBlur).toMatch(/^data:image\/webp/);
  expect(await status(page.locations[0].pictureUrl)).toBe(200);
});

test("a portrait that was replaced is no longer readable where it was public", async () => {
  const before = (await editor.page()).page.pictureUrl;
  expect(await status(before)).toBe(200);
  const { publishedVersion } = await editor.draft();
  const next = await upload("portrait");
  await editor.publish(() => ({ picture: next }));
  expect((await editor.page()).page.pictureUrl).not.toBe(before);
  for (const url of [before, `${before}?`, before.replace("portraits", "private")]) {
    expect(await status(url), url).toBe(404);
  }
  // Its owner still sees it in the earlier version, at a signed address.
  const answer = await app.get(`${editor.path}/versions/${publishedVersion}`, editor.headers);
  const { content } = await answer.json();
  expect(content.picture.url).toMatch(/^\/files\/private\/.*mac=/);
  expect(await status(content.picture.url)).toBe(200);
});

test("a file that cannot be used where it is named is refused with its path", async () => {
  const other = await app.signIn("therapist2@demo.heaolu.ee");
  const { content, version } = await editor.draft();
  const file = (uploadId: string | null, url = "") => ({
    uploadId,
    url,
    blur: null,
    posterUrl: null,
  });
  const begun = await create(app, editor.headers, await samplePicture(), { purpose: "place" });
  const photo = { id: crypto.randomUUID(), kind: "photo", caption };
  const [place, ...places] = content.places;
  const wrong = {
    ...content,
    picture: await upload("photo"),
    places: [{ ...place!, picture: file((await begun.json()).id) }, ...places],
    media: [
      { ...photo, file: file(null) },
      { ...photo, id: crypto.randomUUID(), file: await upload("photo", other.headers) },
      { ...photo, id: crypto.randomUUID(), file: file(crypto.randomUUID()) },
      { ...photo, id: crypto.randomUUID(), file: file(null, "/files/portraits/kadri-tamm.webp") },
    ],
  };
  for (const answer of [editor.saveWith(wrong, version), editor.putWith(wrong, version)]) {
    const { status, errCode, title, errors } = await (await answer).json();
    expect([status, errCode]).toEqual([400, "ERR_FILE_NOT_USABLE"]);
    expect(title).toMatch(/^Faili ei saa/);
    expect(errors.map((one: { path: string; errCode: string }) => [one.path, one.errCode])).toEqual(
      [
        ["picture.uploadId", "ERR_WRONG_PURPOSE"],
        ["places.0.picture.uploadId", "ERR_NOT_FINISHED"],
        ["media.0.file.uploadId", "ERR_UNKNOWN_FILE"],
        ["media.1.file.uploadId", "ERR_UNKNOWN_FILE"],
        ["media.2.file.uploadId", "ERR_UNKNOWN_FILE"],
        ["media.3.file.url", "ERR_UNKNOWN_FILE"],
      ],
    );
  }
  expect((await editor.draft()).version).toBe(version);
});

test("nothing names the file of a photo that was taken away", async () => {
  const { content } = await editor.draft();
  const { uploadId } = content.media[0]!.file;
  const { uploads } = app.ports.persistence;
  expect(await uploads.isNamed(uploadId!)).toBe(true);
  await editor.publish(({ media }) => ({ media: media.slice(1) }));
  expect(await uploads.isNamed(uploadId!)).toBe(false);
});

test("an earlier version is restored with its files, or says which one was deleted", async () => {
  const versionOf = async (version: number): Promise<Content> =>
    (await (await app.get(`${editor.path}/versions/${version}`, editor.headers)).json()).content;
  const [first, now] = [await versionOf(1), await editor.draft()];
  expect(first.picture!.uploadId).toBeNull();
  expect(first.picture!.url).not.toBe(now.content.picture!.url);
  const saved = await (await editor.saveWith(first, now.version)).json();
  expect(saved.differs).toContain("picture");
  expect(saved.content.picture).toEqual(first.picture);
  const published = await (await editor.putWith(first, saved.version)).json();
  expect([published.published.picture, published.differs]).toEqual([first.picture, []]);
  expect((await editor.page()).page.pictureUrl).toBe(first.picture!.url);

  const second = await versionOf(now.publishedVersion);
  expect((await editor.putWith(second, published.version)).status).toBe(200);
  const { version } = await (await editor.putWith(first, published.version + 1)).json();
  const { uploadId } = second.picture!;
  const removed = await app.send("DELETE", `/uploads/${uploadId}`, undefined, editor.headers);
  expect(removed.status).toBe(204);
  const { errors } = await (await editor.putWith(second, version)).json();
  expect(errors).toMatchObject([{ path: "picture.uploadId", errCode: "ERR_UNKNOWN_FILE" }]);
});
