import type { z } from "@hono/zod-openapi";
import type { UploadBody } from "backend/http/uploads/upload-body.ts";
import { partBytes, type UploadPurpose } from "backend/domain/upload.ts";

type Upload = z.infer<typeof UploadBody>;

type Sent = Record<string, string>;

/** What is sent of a file, if not what it says of itself. */
type Wanted = { purpose: UploadPurpose; contentType?: string; fileName?: string; bytes?: number };

const contentTypeOfPurpose: Record<UploadPurpose, string> = {
  portrait: "image/jpeg",
  photo: "image/jpeg",
  place: "image/jpeg",
  video: "video/mp4",
  document: "application/pdf",
  "lesson-video": "video/mp4",
  "lesson-audio": "audio/mpeg",
  "lesson-file": "application/pdf",
};

type Requests = { request(path: string, init?: RequestInit): Response | Promise<Response> };

export function create(
  app: Requests,
  headers: Sent,
  file: Uint8Array,
  { purpose, contentType = contentTypeOfPurpose[purpose], fileName = "file", bytes }: Wanted,
): Promise<Response> {
  const body = JSON.stringify({ purpose, contentType, fileName, bytes: bytes ?? file.length });
  const type = { "Content-Type": "application/json" };
  return Promise.resolve(
    app.request("/api/uploads", { method: "POST", headers: { ...headers, ...type }, body }),
  );
}

export function partForm(offset: number, part: Uint8Array): FormData {
  const form = new FormData();
  form.set("offset", String(offset));
  form.set("part", new File([part as Uint8Array<ArrayBuffer>], "part"));
  return form;
}

export function sendPart(
  app: Requests,
  headers: Sent,
  id: string,
  offset: number,
  part: Uint8Array,
): Promise<Response> {
  const request = { method: "POST", headers, body: partForm(offset, part) };
  return Promise.resolve(app.request(`/api/uploads/${id}/parts`, request));
}

/** Sends a whole file, and returns the last answer or the first refusal. */
export async function sendFile(
  app: Requests,
  headers: Sent,
  file: Uint8Array,
  wanted: Wanted,
): Promise<Response> {
  let answer = await create(app, headers, file, wanted);
  if (answer.status !== 201) return answer;
  const { id } = await answer.json();
  for (let offset = 0; offset < file.length; offset += partBytes) {
    answer = await sendPart(app, headers, id, offset, file.subarray(offset, offset + partBytes));
    if (answer.status !== 200) return answer;
  }
  return answer;
}

/** A finished upload. */
export async function uploaded(
  app: Requests,
  headers: Sent,
  file: Uint8Array,
  wanted: Wanted,
): Promise<Upload> {
  const answer = await sendFile(app, headers, file, wanted);
  if (answer.status !== 200) throw new Error(await answer.text());
  return await answer.json();
}
