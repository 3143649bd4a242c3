import { samplePicture, sampleVideo } from "../support/sample-files.ts";
import { create, partForm, uploaded } from "../support/upload-steps.ts";
import type { Call } from "./matrix-calls.ts";
import type { Fixture } from "./matrix-fixture.ts";
import { owned, roles, type Row, row } from "./matrix-row.ts";

const picture = await samplePicture();
const video = await sampleVideo("mp4");

/** An upload of the practitioner that waits for its only part. */
async function begunUpload({ app, headers }: Fixture): Promise<Call> {
  const answer = await create(app, headers("practitioner"), picture, { purpose: "photo" });
  return { params: { id: (await answer.json()).id } };
}

async function uploadedVideo({ app, headers }: Fixture): Promise<Call> {
  const { id } = await uploaded(app, headers("practitioner"), video, { purpose: "video" });
  return { params: { id } };
}

async function partOfUpload(fixture: Fixture): Promise<Call> {
  return { ...await begunUpload(fixture), form: partForm(0, picture) };
}

async function posterOfVideo(fixture: Fixture): Promise<Call> {
  const form = new FormData();
  form.set("picture", new File([picture], "poster.jpg"));
  return { ...await uploadedVideo(fixture), form };
}

const file = { purpose: "photo", fileName: "room.jpg", contentType: "image/jpeg", bytes: 4_000 };

export const uploadRows: Row[] = [
  row("createUpload", roles({ practitioner: 201, otherPractitioner: 201 }), () => ({ body: file })),
  row("sendUploadPart", owned({ practitioner: 200 }), partOfUpload),
  row("getUpload", owned({ practitioner: 200 }), begunUpload),
  row("setUploadPoster", owned({ practitioner: 200 }), posterOfVideo),
  row("deleteUpload", owned({ practitioner: 204 }), begunUpload),
];
