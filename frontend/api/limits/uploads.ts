// Printed from the routes by `deno task openapi`; do not edit.

export const createUpload = {
  purpose: {
    enum: ["portrait", "photo", "place", "video", "document", "lesson-video", "lesson-audio", "lesson-file"],
  },
  fileName: {
    minLength: 1,
    maxLength: 300,
  },
  contentType: {
    minLength: 1,
    maxLength: 100,
  },
  bytes: {
    minimum: 1,
  },
} as const;

export const sendUploadPart = {
  offset: {
    minimum: 0,
    maximum: 500000000,
  },
} as const;
