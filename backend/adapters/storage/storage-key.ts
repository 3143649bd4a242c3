import { extname } from "node:path";
import { DomainError } from "../../domain/errors.ts";

const part = "[a-z0-9][a-z0-9-]*(?:\\.[a-z0-9-]+)*";
const keyShape = new RegExp(`^${part}(?:/${part})*$`);

const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webm": "video/webm",
  ".webp": "image/webp",
};

/** Throws ERR_NOT_FOUND for a key that could leave the storage: no empty, dotted or absolute parts. */
export function checkKey(key: string): string {
  if (key.length > 200 || !keyShape.test(key)) throw new DomainError("ERR_NOT_FOUND");
  return key;
}

export function contentTypeOf(key: string): string {
  return contentTypes[extname(key)] ?? "application/octet-stream";
}

/** Throws ERR_UNSUPPORTED_MEDIA_TYPE when the name says another type. */
export function requireContentType(key: string, contentType: string): void {
  if (contentTypeOf(key) === contentType) return;
  throw new DomainError("ERR_UNSUPPORTED_MEDIA_TYPE", { detail: `${key} as ${contentType}` });
}

/** Passes a stream on and fails unless it has exactly so many bytes. */
export function exactly(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes;
  const fail = () => new Error(`the stream does not have ${bytes} bytes`);
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.length;
      if (left < 0) throw fail();
      controller.enqueue(chunk);
    },
    flush() {
      if (left > 0) throw fail();
    },
  });
}
