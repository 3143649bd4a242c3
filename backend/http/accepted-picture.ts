import { type Accept, parseAccept } from "hono/utils/accept";
import type { PictureFormat } from "../domain/picture.ts";

/** Browsers send some 100 characters. A longer header than this only costs time to read. */
const maximumHeaderLength = 1_000;

/**
 * The format for a browser that names its formats in `Accept`; null for the file as it is stored. Every browser that
 * reads AVIF or WebP names them when it loads a picture.
 */
export function acceptedPicture(header: string | undefined): PictureFormat | null {
  if (!header || header.length > maximumHeaderLength) return null;
  const accepted = parseAccept(header).filter(({ q }) => q > 0).map(({ type }: Accept) => type);
  if (accepted.includes("image/avif")) return "avif";
  if (accepted.includes("image/webp")) return "webp";
  return accepted.some((type) => type.startsWith("image/")) ? "jpeg" : null;
}
