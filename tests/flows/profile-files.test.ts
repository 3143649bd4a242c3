import { afterAll, beforeAll, expect, test } from "vitest";
import { samplePicture } from "../support/sample-files.ts";
import { uploaded } from "../support/upload-steps.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { editorOf } from "./profile-steps.ts";

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

test("a file of another purpose or of another practitioner is refused", async () => {
  const other = await app.signIn("therapist2@demo.heaolu.ee");
  const { content, version } = await editor.draft();
  for (const picture of [await upload("photo"), await upload("portrait", other.headers)]) {
    const answer = await editor.saveWith({ ...content, picture }, version);
    expect([answer.status, (await answer.json()).errCode]).toEqual([404, "ERR_NOT_FOUND"]);
  }
  const unknown = { ...await upload("portrait"), uploadId: crypto.randomUUID() };
  expect((await editor.putWith({ ...content, picture: unknown }, version)).status).toBe(404);
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
