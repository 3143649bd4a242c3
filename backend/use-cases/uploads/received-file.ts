import { DomainError } from "../../domain/errors.ts";
import { privateKeyOf } from "../../domain/file-key.ts";
import { endsAsPdf, type FileKind } from "../../domain/file-kind.ts";
import {
  type FinishedFile,
  longestVideo,
  pictureShapes,
  requireKind,
  type Upload,
} from "../../domain/upload.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Blank } from "../../ports/videos.ts";
import { digestOf, receivedBytes } from "./received-bytes.ts";

type Needed = Pick<Ports, "documents" | "images" | "storage" | "videos">;

type Received = ReturnType<typeof receivedBytes>;

/**
 * Checks a complete file by its content and stores it as its purpose needs. `last`: its last part, which is not stored.
 * Throws ERR_UNSUPPORTED_MEDIA_TYPE, ERR_TOO_LARGE, ERR_VIDEO_TOO_LONG, ERR_PICTURE_TOO_SMALL,
 * ERR_DOCUMENT_UNREADABLE, ERR_DOCUMENT_ACTIVE, ERR_STORAGE_FULL.
 */
export async function storeReceived(
  ports: Needed,
  upload: Upload,
  last: Uint8Array,
): Promise<FinishedFile> {
  const received = receivedBytes(ports.storage, upload, last);
  const kind = requireKind(upload, await received.read(0, Math.min(63, upload.bytes - 1)));
  if (kind === "mp4" || kind === "webm") {
    return await storeVideo(ports, upload, received, last, kind);
  }
  if (kind === "mp3" || kind === "m4a" || kind === "ogg") {
    return await storeAudio(ports, upload, received, last, kind);
  }
  const bytes = await received.all();
  return kind === "pdf"
    ? await storePdf(ports, upload, bytes)
    : await storePicture(ports, upload, bytes);
}

/** A picture is stored as it was decoded: without metadata, and without anything that is no picture. */
export async function storePicture(
  { images, storage }: Pick<Ports, "images" | "storage">,
  { id, purpose }: Pick<Upload, "id" | "purpose">,
  sent: Uint8Array,
): Promise<FinishedFile> {
  const { bytes, ...facts } = await images.shrunk(sent, pictureShapes[purpose]);
  const fileKey = privateKeyOf(id, await digestOf(bytes), "webp");
  await storage.put(fileKey, bytes, "image/webp");
  return {
    ...facts,
    fileKey,
    contentType: "image/webp",
    storedBytes: bytes.length,
    durationSeconds: null,
  };
}

async function storePdf(
  { documents, storage }: Pick<Ports, "documents" | "storage">,
  { id }: Upload,
  bytes: Uint8Array,
): Promise<FinishedFile> {
  if (!endsAsPdf(bytes)) throw new DomainError("ERR_UNSUPPORTED_MEDIA_TYPE");
  await documents.requireReadable(bytes);
  const contentType = "application/pdf";
  const fileKey = privateKeyOf(id, await digestOf(bytes), "pdf");
  await storage.put(fileKey, bytes, contentType);
  return {
    ...{ fileKey, contentType, storedBytes: bytes.length, blur: null },
    ...{ width: null, height: null, durationSeconds: null },
  };
}

async function storeVideo(
  { storage, videos }: Needed,
  upload: Upload,
  received: Received,
  last: Uint8Array,
  kind: Extract<FileKind, "mp4" | "webm">,
): Promise<FinishedFile> {
  const { durationSeconds, width, height, blanks } = await videos.inspect(received);
  if (durationSeconds > longestVideo(upload) + 1) throw new DomainError("ERR_VIDEO_TOO_LONG");
  const { bytes } = upload;
  const contentType = `video/${kind}`;
  const digest = await digestOfParts(upload, last);
  const fileKey = privateKeyOf(upload.id, digest, kind);
  await storage.putStream(fileKey, blanked(received.stream(), blanks), { bytes, contentType });
  return {
    ...{ fileKey, contentType, storedBytes: bytes, blur: null, width, height },
    durationSeconds: Math.min(Math.ceil(durationSeconds), longestVideo(upload)),
  };
}

const audioTypes = { mp3: "audio/mpeg", m4a: "audio/mp4", ogg: "audio/ogg" };

/** A recording is stored as it was sent: only the learners of a course hear it. */
async function storeAudio(
  { storage }: Pick<Ports, "storage">,
  upload: Upload,
  received: Received,
  last: Uint8Array,
  kind: keyof typeof audioTypes,
): Promise<FinishedFile> {
  const { id, bytes } = upload;
  const contentType = audioTypes[kind];
  const fileKey = privateKeyOf(id, await digestOfParts(upload, last), kind);
  await storage.putStream(fileKey, received.stream(), { bytes, contentType });
  return {
    ...{ fileKey, contentType, storedBytes: bytes, blur: null },
    ...{ width: null, height: null, durationSeconds: null },
  };
}

async function digestOfParts({ parts }: Upload, last: Uint8Array): Promise<string> {
  const digests = [...parts.map(({ digest }) => digest), await digestOf(last)];
  return await digestOf(new TextEncoder().encode(digests.join()));
}

/** The stream with zeros where the blanks are, after what each begins with. */
function blanked(
  stream: ReadableStream<Uint8Array>,
  blanks: Blank[],
): ReadableStream<Uint8Array> {
  let at = 0;
  return stream.pipeThrough(
    new TransformStream({
      transform(chunk, controller) {
        const [first, end] = [at, at + chunk.length];
        const here = blanks.filter((blank) => blank.at < end && blank.at + blank.bytes > first);
        const clean = here.length > 0 ? chunk.slice() : chunk;
        for (const blank of here) {
          const [from, to] = [Math.max(blank.at, first), Math.min(blank.at + blank.bytes, end)];
          clean.fill(0, from - first, to - first);
          const begins = blank.begins.subarray(from - blank.at, to - blank.at);
          clean.set(begins, from - first);
        }
        controller.enqueue(clean);
        at = end;
      },
    }),
  );
}
