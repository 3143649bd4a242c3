import { DomainError } from "./errors.ts";
import { problem } from "./field-problem.ts";
import { type FileKind, kindOf } from "./file-kind.ts";

export const uploadPurposes = [
  "portrait",
  "photo",
  "place",
  "video",
  "document",
  "lesson-video",
  "lesson-audio",
  "lesson-file",
] as const;

export type UploadPurpose = (typeof uploadPurposes)[number];

/** A file is private until a published profile names it. */
export const uploadStates = ["receiving", "private", "public"] as const;

export type Upload = {
  id: string;
  ownerId: string;
  purpose: UploadPurpose;
  state: (typeof uploadStates)[number];
  fileName: string;
  contentType: string;
  /** Those to receive. */
  bytes: number;
  receivedBytes: number;
  /** The size of the finished file; null until then. A picture is encoded again. */
  storedBytes: number | null;
  /** Of a finished file. */
  lastPartDigest: string | null;
  /** Received and not yet put together, in their order. */
  parts: UploadPart[];
  fileKey: string | null;
  posterKey: string | null;
  blur: string | null;
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
  /** ms */
  createdAt: number;
  updatedAt: number;
};

/** `digest`: hexadecimal SHA-256 of the bytes. */
export type UploadPart = { key: string; bytes: number; digest: string };

export type FinishedFile =
  & Pick<Upload, "contentType" | "blur" | "width" | "height" | "durationSeconds">
  & { fileKey: string; storedBytes: number };

/** Every part but the last has this size. A part is in memory as a whole. */
export const partBytes = 2_000_000;

export const posterMaxBytes = 5_000_000;

/** What one person may have stored, unfinished uploads included. */
const uploadQuota = { files: 200, bytes: 1_000_000_000 };

/** The longest video of each purpose. */
const videoMaxSeconds = 120;
export const lessonVideoMaxSeconds = 3600;

/** In characters of NFC. No file system has longer names. */
export const fileNameMaxLength = 300;

const pictures = ["image/jpeg", "image/png", "image/webp"];

const purposeLimits: Record<UploadPurpose, { maxBytes: number; contentTypes: string[] }> = {
  portrait: { maxBytes: 12_000_000, contentTypes: pictures },
  photo: { maxBytes: 12_000_000, contentTypes: pictures },
  place: { maxBytes: 12_000_000, contentTypes: pictures },
  video: {
    maxBytes: 200_000_000,
    contentTypes: ["video/mp4", "video/quicktime", "video/webm"],
  },
  document: { maxBytes: 10_000_000, contentTypes: ["application/pdf", "image/jpeg", "image/png"] },
  "lesson-video": {
    maxBytes: 500_000_000,
    contentTypes: ["video/mp4", "video/quicktime", "video/webm"],
  },
  "lesson-audio": {
    maxBytes: 100_000_000,
    contentTypes: ["audio/mpeg", "audio/mp3", "audio/mp4", "audio/x-m4a", "audio/ogg"],
  },
  "lesson-file": {
    maxBytes: 20_000_000,
    contentTypes: ["application/pdf", "image/jpeg", "image/png"],
  },
};

export const uploadMaxBytes = Math.max(
  ...Object.values(purposeLimits).map(({ maxBytes }) => maxBytes),
);

type NewUpload = Pick<
  Upload,
  "id" | "ownerId" | "purpose" | "fileName" | "contentType" | "bytes"
>;

/** Whether an administrator without a profile may send it. */
export function isOfCourse(purpose: UploadPurpose): boolean {
  return purpose.startsWith("lesson-");
}

/** How long a video of this purpose may be, in seconds. */
export function longestVideo({ purpose }: Pick<Upload, "purpose">): number {
  return purpose === "lesson-video" ? lessonVideoMaxSeconds : videoMaxSeconds;
}

/** Throws ERR_TOO_LARGE and ERR_UNSUPPORTED_MEDIA_TYPE. `now` in ms. */
export function startUpload(wanted: NewUpload, now: number): Upload {
  const { maxBytes, contentTypes } = purposeLimits[wanted.purpose];
  if (wanted.bytes > maxBytes) throw new DomainError("ERR_TOO_LARGE");
  if (!contentTypes.includes(wanted.contentType)) {
    throw new DomainError("ERR_UNSUPPORTED_MEDIA_TYPE");
  }
  return {
    ...wanted,
    fileName: cleanFileName(wanted.fileName),
    state: "receiving",
    receivedBytes: 0,
    storedBytes: null,
    lastPartDigest: null,
    parts: [],
    fileKey: null,
    posterKey: null,
    blur: null,
    width: null,
    height: null,
    durationSeconds: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** Throws ERR_QUOTA_REACHED when a person's uploads leave no room for one more of `bytes`. */
export function requireRoomFor(bytes: number, stored: { files: number; bytes: number }): void {
  if (stored.files >= uploadQuota.files || stored.bytes + bytes > uploadQuota.bytes) {
    throw new DomainError("ERR_QUOTA_REACHED");
  }
}

/** The name without folders and invisible characters, for showing and downloading only. */
function cleanFileName(name: string): string {
  const last = name.normalize("NFC").split(/[\\/]/).at(-1)!;
  const visible = last.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, "").trim();
  return visible.replace(/^\.+/, "") || "file";
}

/** The name with the extension of the stored file, whatever the sender called it. */
function namedAs(name: string, fileKey: string): string {
  const extension = fileKey.slice(fileKey.lastIndexOf("."));
  const base = name.replace(/\.[A-Za-z0-9]{1,5}$/, "") || "file";
  const room = fileNameMaxLength - extension.length;
  return base.slice(0, room).replace(/\p{Cs}$/u, "") + extension;
}

/** Throws ERR_WRONG_OFFSET with the right one, and ERR_INVALID_INPUT for a part of another size than expected. */
export function requireNextPart(
  { bytes, receivedBytes }: Upload,
  { offset, bytes: sent }: { offset: number; bytes: number },
): void {
  if (offset !== receivedBytes) throw new DomainError("ERR_WRONG_OFFSET", { receivedBytes });
  const expected = Math.min(partBytes, bytes - offset);
  if (sent !== expected) {
    throw new DomainError("ERR_INVALID_INPUT", {
      errors: [problem("part", "ERR_INVALID_SIZE", { bytes: expected })],
    });
  }
}

/** Throws ERR_WRONG_OFFSET unless it is the last part of a finished upload once more. */
export function requireLastPart(
  { bytes, receivedBytes, lastPartDigest }: Upload,
  { offset, bytes: sent, digest }: { offset: number; bytes: number; digest: string },
): void {
  if (offset + sent === bytes && digest === lastPartDigest) return;
  throw new DomainError("ERR_WRONG_OFFSET", { receivedBytes });
}

const kinds: Record<UploadPurpose, FileKind[]> = {
  portrait: ["jpeg", "png", "webp"],
  photo: ["jpeg", "png", "webp"],
  place: ["jpeg", "png", "webp"],
  video: ["mp4", "webm"],
  document: ["pdf", "jpeg", "png"],
  "lesson-video": ["mp4", "webm"],
  "lesson-audio": ["mp3", "m4a", "ogg"],
  "lesson-file": ["pdf", "jpeg", "png"],
};

/** What the file really is. Throws ERR_UNSUPPORTED_MEDIA_TYPE when its first bytes do not fit the purpose. */
export function requireKind({ purpose }: Pick<Upload, "purpose">, beginning: Uint8Array): FileKind {
  const kind = kindOf(beginning);
  if (!kind || !kinds[purpose].includes(kind)) throw new DomainError("ERR_UNSUPPORTED_MEDIA_TYPE");
  return kind;
}

export function withPart(upload: Upload, part: UploadPart, now: number): Upload {
  return {
    ...upload,
    parts: [...upload.parts, part],
    receivedBytes: upload.receivedBytes + part.bytes,
    updatedAt: now,
  };
}

/** `lastPartDigest`: of the part that was not stored by itself. */
export function finished(
  upload: Upload,
  file: FinishedFile & { lastPartDigest: string },
  now: number,
): Upload {
  return {
    ...upload,
    ...file,
    fileName: namedAs(upload.fileName, file.fileKey),
    state: "private",
    receivedBytes: upload.bytes,
    parts: [],
    updatedAt: now,
  };
}

/** `shortestSide`: a smaller picture is refused, because pages show it at this size. Lengths in px. */
export type PictureShape = { longestSide: number; square: boolean; shortestSide?: number };

/** In which shape a picture is stored: pages show none larger. */
export const pictureShapes: Record<UploadPurpose, PictureShape> = {
  portrait: { longestSide: 1200, square: true, shortestSide: 400 },
  photo: { longestSide: 2048, square: false },
  place: { longestSide: 2048, square: false },
  video: { longestSide: 1920, square: false },
  document: { longestSide: 2048, square: false },
  "lesson-video": { longestSide: 1920, square: false },
  "lesson-audio": { longestSide: 1920, square: false },
  "lesson-file": { longestSide: 2048, square: false },
};
