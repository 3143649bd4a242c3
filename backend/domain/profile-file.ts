import type { UploadPurpose } from "./upload.ts";

/** What a file of each part of a profile must have been uploaded for. */
export const filePurposes = {
  picture: "portrait",
  place: "place",
  photo: "photo",
  video: "video",
} as const satisfies Record<string, UploadPurpose>;
