import { ApiError, type ErrorCode, hasErrorCode } from "../api/api-error.ts";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";
import { uploadForm } from "../api/upload.ts";
import { delay } from "./delay.ts";
import { forgetUpload, knownUploadId, rememberUpload } from "./known-uploads.ts";

export type Upload = components["schemas"]["Upload"];

export type UploadPurpose = Upload["purpose"];

export type UploadProgress = { share: number; secondsLeft: number | null };

type Options = {
  purpose: UploadPurpose;
  onProgress: (progress: UploadProgress) => void;
  /** Cancels the upload. */
  signal: AbortSignal;
  /** How long to wait (ms) before each try after the first. */
  delays?: number[];
};

const defaultDelays = [1_000, 2_000, 4_000, 8_000, 16_000];

const refusedContent: ErrorCode[] = [
  "ERR_TOO_LARGE",
  "ERR_UNSUPPORTED_MEDIA_TYPE",
  "ERR_VIDEO_TOO_LONG",
  "ERR_PICTURE_TOO_SMALL",
  "ERR_DOCUMENT_UNREADABLE",
  "ERR_DOCUMENT_ACTIVE",
  // The file is empty.
  "ERR_INVALID_INPUT",
];

/** Whether the same file would be refused again. */
export function isRefused(failure: unknown): boolean {
  return failure instanceof ApiError && refusedContent.includes(failure.errCode);
}

/**
 * Sends a file in parts. A part that does not arrive is sent again, and a file whose upload was interrupted, also by a
 * reload of the page, goes on where it ended. Throws ApiError with the message "Query error status" and the status.
 */
export async function uploadFile(
  file: File,
  { purpose, onProgress, signal, delays = defaultDelays }: Options,
): Promise<Upload> {
  let upload = await begin(file, purpose);
  rememberUpload(file, purpose, upload.id);
  try {
    const remaining = remainingTime();
    while (upload.state === "receiving") upload = await sendNext(upload, remaining);
    forgetUpload(file, purpose);
    return upload;
  } catch (failure) {
    if (isRefused(failure) || signal.aborted || hasErrorCode(failure, "ERR_NOT_FOUND")) {
      forgetUpload(file, purpose);
    }
    if (signal.aborted) void removeUpload(upload.id);
    throw failure;
  }

  function sendNext(
    current: Upload,
    remaining: ReturnType<typeof remainingTime>,
  ): Promise<Upload> {
    const { receivedBytes } = current;
    const part = file.slice(receivedBytes, receivedBytes + current.partBytes);
    const send = () =>
      sendPart(current, part, signal, (share) => {
        const sentBytes = receivedBytes + share * part.size;
        onProgress({ share: sentBytes / file.size, secondsLeft: remaining(sentBytes, file.size) });
      });
    return withRetries(send, delays, signal);
  }
}

async function removeUpload(id: string): Promise<void> {
  await api.DELETE("/api/uploads/{id}", { params: { path: { id } } }).catch(() => null);
}

async function begin(file: File, purpose: UploadPurpose): Promise<Upload> {
  const id = knownUploadId(file, purpose);
  const known = id && await ok(api.GET("/api/uploads/{id}", { params: { path: { id } } }))
    .catch(() => null);
  if (known) return known;
  const { name: fileName, type: contentType, size: bytes } = file;
  // A file without a type or bytes gets the same refusal as any other.
  const body = { purpose, fileName, contentType: contentType || "unknown", bytes };
  return await ok(api.POST("/api/uploads", { body }));
}

async function sendPart(
  upload: Upload,
  part: Blob,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Upload> {
  const { id, receivedBytes } = upload;
  const fields = { offset: String(receivedBytes), part };
  const form = { method: "POST", path: `/api/uploads/${id}/parts`, fields, signal } as const;
  try {
    return await uploadForm<Upload>(form, onProgress);
  } catch (failure) {
    if (!hasErrorCode(failure, "ERR_WRONG_OFFSET")) throw failure;
    // An earlier try did arrive, and only its answer was lost.
    return await ok(api.GET("/api/uploads/{id}", { params: { path: { id } } }));
  }
}

async function withRetries<Result>(
  run: () => Promise<Result>,
  delays: number[],
  signal: AbortSignal,
): Promise<Result> {
  for (const wait of delays) {
    try {
      return await run();
    } catch (failure) {
      if (signal.aborted || !mayPass(failure)) throw failure;
    }
    await delay(wait, signal);
  }
  return await run();
}

/** Whether the same part may be accepted later: the network or the server failed. */
function mayPass(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return true;
  const { status } = failure.problem;
  const isFull = status === 507;
  return status === 429 || (status >= 500 && !isFull);
}

/** Estimates by what has been sent since the start; null in the first second. */
function remainingTime() {
  let first: { at: number; sentBytes: number } | undefined;
  return (sentBytes: number, bytes: number): number | null => {
    const at = performance.now();
    first ??= { at, sentBytes };
    const [seconds, sent] = [(at - first.at) / 1000, sentBytes - first.sentBytes];
    return seconds < 1 || sent <= 0 ? null : Math.ceil((bytes - sentBytes) * seconds / sent);
  };
}
