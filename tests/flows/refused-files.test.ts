import { expect, test } from "vitest";
import { DomainError } from "backend/domain/errors.ts";
import { encryptedPdf, samplePdf, samplePicture } from "../support/sample-files.ts";
import { expectRefusal } from "../support/sign-in-steps.ts";
import { create, sendFile, sendPart } from "../support/upload-steps.ts";
import { openTestApp } from "../test-app.ts";

test("a portrait below 400 pixels and a PDF that does not open are refused in words", async () => {
  await using app = await openTestApp();
  const { headers } = await app.signIn("therapist1@demo.heaolu.ee");
  const send = (bytes: Uint8Array, purpose: "portrait" | "photo" | "document") =>
    sendFile(app, headers, bytes, { purpose });
  const [upright, lying, whole] = [
    await samplePicture("jpeg", { width: 399, height: 900 }),
    await samplePicture("jpeg", { width: 900, height: 399 }),
    await samplePicture("jpeg", { width: 400, height: 400 }),
  ];
  for (const small of [upright, lying]) {
    await expectRefusal(await send(small, "portrait"), 400, "ERR_PICTURE_TOO_SMALL");
    expect((await send(small, "photo")).status).toBe(200);
  }
  expect((await send(whole, "portrait")).status).toBe(200);
  for (const pdf of [encryptedPdf(), samplePdf("", { pages: 0 })]) {
    await expectRefusal(await send(pdf, "document"), 400, "ERR_DOCUMENT_UNREADABLE");
  }
  expect((await send(samplePdf(), "document")).status).toBe(200);
});

test("a PDF that could not be opened in time stays, and its last part is sent again", async () => {
  let isBusy = true;
  await using app = await openTestApp({
    broken: (ports) => ({
      ...ports,
      documents: {
        requireReadable: (pdf) => {
          if (isBusy) return Promise.reject(new DomainError("ERR_UNAVAILABLE", { retryAfter: 5 }));
          return ports.documents.requireReadable(pdf);
        },
      },
    }),
  });
  const { headers } = await app.signIn("therapist1@demo.heaolu.ee");
  const pdf = samplePdf();
  const { id } = await (await create(app, headers, pdf, { purpose: "document" })).json();
  await expectRefusal(await sendPart(app, headers, id, 0, pdf), 503, "ERR_UNAVAILABLE");
  isBusy = false;
  expect((await sendPart(app, headers, id, 0, pdf)).status).toBe(200);
});
