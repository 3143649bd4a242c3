import { z } from "@hono/zod-openapi";
import {
  fileNameMaxLength,
  lessonVideoMaxSeconds,
  partBytes,
  type Upload,
  uploadMaxBytes,
  uploadPurposes,
  uploadStates,
} from "../../domain/upload.ts";
import type { Auth } from "../../ports/auth.ts";
import { fileUrlOf } from "../private-file-url.ts";

const FileUrl = z.string().max(500).nullable();
const Side = z.int().min(1).max(100_000).nullable();

export const UploadBody = z
  .object({
    id: z.uuid(),
    purpose: z.enum(uploadPurposes),
    state: z.enum(uploadStates).openapi({
      description: "`receiving` until the last part has arrived, `public` when a profile shows it",
    }),
    fileName: z.string().max(fileNameMaxLength),
    bytes: z.int().min(1).max(uploadMaxBytes).openapi({
      description: "The size of the file as it is sent",
    }),
    receivedBytes: z.int().min(0).max(uploadMaxBytes).openapi({
      description: "Where the next part begins; of a finished upload the same as `bytes`",
    }),
    storedBytes: z.int().min(1).max(uploadMaxBytes).nullable().openapi({
      description:
        "The size of the finished file, null until then. A picture is encoded again, so that it has another size than " +
        "`bytes`.",
    }),
    partBytes: z.int().min(1).max(partBytes).openapi({
      description: "The size of every part but the last",
    }),
    url: FileUrl.openapi({
      description: "The finished file. A private one can be read here for at least an hour.",
    }),
    posterUrl: FileUrl.openapi({ description: "The still picture of a video" }),
    blur: z.string().max(2000).nullable().openapi({
      description: "A placeholder of the picture as a `data:` URL",
    }),
    width: Side,
    height: Side,
    durationSeconds: z.int().min(0).max(lessonVideoMaxSeconds).nullable(),
  })
  .openapi("Upload", {
    example: {
      id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d17",
      purpose: "photo",
      state: "private",
      fileName: "room.jpg",
      bytes: 4_812_044,
      receivedBytes: 4_812_044,
      storedBytes: 412_033,
      partBytes,
      url:
        "/files/private/0197a1c2-6d1e-7000-8000-3f5b2a9c1d17-5f1c0a9b3e77.webp?until=1795428000000&mac=h4",
      posterUrl: null,
      blur: "data:image/webp;base64,UklGRg==",
      width: 2048,
      height: 1536,
      durationSeconds: null,
    },
  });

/** `now` in ms. */
export function presentUpload(
  upload: Upload,
  { auth, now }: { auth: Auth; now: number },
): z.infer<typeof UploadBody> {
  const { id, purpose, state, fileName, bytes, receivedBytes, storedBytes } = upload;
  const { blur, width, height, durationSeconds } = upload;
  return {
    ...{ id, purpose, state, fileName, bytes, receivedBytes, storedBytes, partBytes },
    url: fileUrlOf(upload.fileKey, { auth, now }),
    posterUrl: fileUrlOf(upload.posterKey, { auth, now }),
    ...{ blur, width, height, durationSeconds },
  };
}
