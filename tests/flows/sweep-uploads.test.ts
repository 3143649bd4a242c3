import { sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { day, hour } from "backend/domain/duration.ts";
import { uploadFolders } from "backend/domain/file-key.ts";
import { partBytes } from "backend/domain/upload.ts";
import { copyToPublic, markPublic } from "backend/use-cases/uploads/publication.ts";
import { sweepUploads } from "backend/use-cases/uploads/sweep-uploads.ts";
import { sweepPictures } from "backend/use-cases/user/sweep-pictures.ts";
import { samplePdf, samplePicture, sampleVideo } from "../support/sample-files.ts";
import { create, sendPart, uploaded } from "../support/upload-steps.ts";
import { demoPassword, openTestApp, type TestApp } from "../test-app.ts";

/** Files have the time of the machine, rows that of the app. */
async function appAtRealTime() {
  const app = await openTestApp();
  app.advance(Date.now() - app.now());
  // Those of the demo.
  await app.database.transaction((connection) => connection.run(sql`delete from uploads`));
  const { headers, user } = await app.signIn("therapist1@demo.heaolu.ee");
  return { app, headers, user };
}

async function uploadedFiles({ ports }: TestApp): Promise<string[]> {
  const keys = await Promise.all(
    uploadFolders.map((folder) => ports.storage.listOlder(folder, Infinity)),
  );
  return keys.flat().filter((key) => /[0-9a-f]{8}-[0-9a-f]{4}-[47]/.test(key));
}

const later = (ms: number) => Date.now() + ms;

test("files without an upload are swept after an hour, also half-written ones", async () => {
  const { app, headers } = await appAtRealTime();
  await using _ = app;
  const { url } = await uploaded(app, headers, await samplePicture(), { purpose: "photo" });
  const key = /private\/[\w.-]+/.exec(url!)![0];
  const { storage } = app.ports;
  const id = crypto.randomUUID();
  for (const folder of uploadFolders) {
    await storage.put(`${folder}/${id}-0123456789ab.webp`, new Uint8Array([1]), "image/webp");
  }
  const variant = `variants/photos/${id}-0123456789ab.webp.96.avif`;
  await storage.put(variant, new Uint8Array([1]), "image/avif");
  const draft = `${app.directory}/files/private/${id}-0123456789ab.webp.${id}.draft`;
  await Deno.writeFile(draft, new Uint8Array([1]));

  await sweepUploads(app.ports, later(0));
  expect(await uploadedFiles(app)).toHaveLength(uploadFolders.length + 2);
  await sweepUploads(app.ports, later(2 * hour));
  expect(await uploadedFiles(app)).toEqual([key]);
  expect(await storage.find(variant)).toBeNull();
  // Other files of these folders stay.
  expect((await storage.listOlder("portraits", Infinity)).length).toBeGreaterThan(10);
});

test("an unfinished upload is swept after a day, an unnamed one after thirty", async () => {
  const { app, headers, user } = await appAtRealTime();
  await using _ = app;
  const video = await sampleVideo("mp4", { seconds: 40, frameBytes: 200_000 });
  const { id } = await (await create(app, headers, video, { purpose: "video" })).json();
  await sendPart(app, headers, id, 0, video.subarray(0, partBytes));
  const picture = await samplePicture();
  const unnamed = await uploaded(app, headers, picture, { purpose: "photo" });
  const named = await uploaded(app, headers, picture, { purpose: "portrait" });
  const inDraft = await uploaded(app, headers, picture, { purpose: "photo" });
  const files = await copyToPublic(app.ports, user.id, [named.id]);
  await app.ports.persistence.transaction(({ uploads }) =>
    markPublic(uploads, files.values(), app.now())
  );
  const content = JSON.stringify({ media: [{ file: { uploadId: inDraft.id } }] });
  await app.database.transaction(async (connection) => {
    await connection.run(sql`update therapists set picture_key = ${files.get(named.id)!.fileKey}
      where user_id = ${user.id}`);
    await connection.run(sql`insert into therapist_drafts
      (therapist_id, content, version, based_on, updated_at)
      values (${user.therapistId}, ${content}, 1, 1, 0)`);
  });
  const left = async () =>
    (await app.ports.persistence.uploads.listOf(user.id)).map(({ id }) => id);

  await sweepUploads(app.ports, later(0.9 * day));
  expect(await left()).toHaveLength(4);
  await sweepUploads(app.ports, later(2 * day));
  expect(await left()).toEqual([unnamed.id, named.id, inDraft.id]);
  expect(await app.ports.storage.listOlder("receiving", Infinity)).toEqual([]);
  await sweepUploads(app.ports, later(31 * day));
  expect(await left()).toEqual([named.id, inDraft.id]);
  expect(await uploadedFiles(app)).toHaveLength(2);
});

test("an upload without its file is swept, unless it is in use or the storage has no files", async () => {
  const { app, headers, user } = await appAtRealTime();
  await using _ = app;
  const picture = await samplePicture();
  const one = await uploaded(app, headers, picture, { purpose: "photo" });
  const two = await uploaded(app, headers, picture, { purpose: "photo" });
  const { persistence, storage } = app.ports;
  const keyOf = async (id: string) => (await persistence.uploads.find(id))!.fileKey!;
  await storage.delete(await keyOf(one.id));
  await sweepUploads(app.ports, later(2 * hour));
  expect((await persistence.uploads.listOf(user.id)).map(({ id }) => id)).toEqual([two.id]);
  await storage.delete(await keyOf(two.id));
  await expect(sweepUploads(app.ports, later(2 * hour))).rejects.toThrow("none of the 1");
  expect(await persistence.uploads.listOf(user.id)).toHaveLength(1);
});

test("a sweep that finds files in use missing removes nothing", async () => {
  const { app, headers, user } = await appAtRealTime();
  await using _ = app;
  const picture = await samplePicture();
  const named = await uploaded(app, headers, picture, { purpose: "portrait" });
  const lost = await uploaded(app, headers, picture, { purpose: "photo" });
  await uploaded(app, headers, picture, { purpose: "photo" });
  await create(app, headers, await sampleVideo("mp4"), { purpose: "video" });
  const { persistence, storage } = app.ports;
  const keyOf = async (id: string) => (await persistence.uploads.find(id))!.fileKey!;
  const key = await keyOf(named.id);
  await app.database.transaction((connection) =>
    connection.run(sql`update therapists set picture_key = ${key} where user_id = ${user.id}`)
  );
  for (const id of [named.id, lost.id]) await storage.delete(await keyOf(id));
  await storage.put(`photos/${crypto.randomUUID()}-01.webp`, new Uint8Array([1]), "image/webp");

  await expect(sweepUploads(app.ports, later(40 * day))).rejects.toThrow(key);
  expect(await persistence.uploads.listOf(user.id)).toHaveLength(4);
  expect(await uploadedFiles(app)).toHaveLength(2);
});

test("a sweep with the storage of another database removes nothing", async () => {
  const { app, headers } = await appAtRealTime();
  await using _ = app;
  await using other = await openTestApp({ demo: false });
  const wrong = { ...other.ports, storage: app.ports.storage };
  await uploaded(app, headers, await samplePicture(), { purpose: "photo" });
  await app.ports.storage.put("avatars/someone.webp", new Uint8Array([1]), "image/webp");
  const expectRefused = async (reason: string) => {
    for (const sweep of [sweepUploads, sweepPictures]) {
      await expect(sweep(wrong, later(2 * hour))).rejects.toThrow(reason);
    }
    expect(await uploadedFiles(app)).toHaveLength(1);
    expect(await app.ports.storage.find("avatars/someone.webp")).not.toBeNull();
  };

  await expectRefused("knows none of the files");
  await sweepUploads(app.ports, later(2 * hour));
  await expectRefused("belongs to another database");
  // A storage without files is that of the first database.
  await sweepUploads(other.ports, later(0));
  const foreign = { ...app.ports, storage: other.ports.storage };
  await expect(sweepPictures(foreign, later(0))).rejects.toThrow("belongs to another database");
});

test("an export has the files, and an erasure leaves none of their bytes", async () => {
  const { app, headers, user } = await appAtRealTime();
  await using _ = app;
  const pdf = samplePdf();
  await uploaded(app, headers, pdf, { purpose: "document", fileName: "tunnistus.pdf" });
  const video = await sampleVideo("mp4");
  await uploaded(app, headers, video, { purpose: "video" });
  const { id } = await (await create(app, headers, pdf, { purpose: "document" })).json();
  const answer = await app.get("/user/me/export", headers);
  const archive = unzipSync(await answer.bytes());
  const { uploads } = JSON.parse(strFromU8(archive["data.json"]!));
  expect(uploads).toMatchObject([
    { fileName: "tunnistus.pdf", purpose: "document" },
    { purpose: "video" },
    { id, state: "receiving", file: null },
  ]);
  expect(archive[uploads[0].file]).toEqual(pdf);
  expect(archive[uploads[1].file]).toEqual(video);

  await app.database.transaction((connection) =>
    connection.run(sql`update therapists set user_id = null where user_id = ${user.id}`)
  );
  const erased = await app.post("/user/me/erase", { password: demoPassword }, headers);
  expect(erased.status).toBe(200);
  expect(await uploadedFiles(app)).toEqual([]);
  expect(await app.ports.persistence.uploads.listOf(user.id)).toEqual([]);
});
