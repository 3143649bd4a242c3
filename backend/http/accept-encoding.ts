import { type Accept, parseAccept } from "hono/utils/accept";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip" | "zstd";

/** Browsers send 30 characters. A longer header than this only costs time to read. */
const maximumHeaderLength = 1_000;

const parsedHeaders = new LRUCache<string, Accept[]>({ max: 100 });

const compressible = new LRUCache<string, boolean>({ max: 100 });

/** Those of `offered` (best first) that the client accepts, in the order to try them. Empty for an uncompressed body. */
export function acceptedEncodings<Offered extends Encoding>(
  header: string | undefined,
  offered: readonly Offered[],
): Offered[] {
  if (!header || header.length > maximumHeaderLength) return [];
  const accepted = parsed(header);
  const weight = (name: string): number | undefined =>
    accepted.find(({ type }) => type.toLowerCase() === name)?.q;
  const others = weight("*") ?? 0;
  const uncompressed = weight("identity") ?? 0;
  return offered
    .map((encoding) => ({ encoding, q: weight(encoding) ?? others }))
    .filter(({ q }) => q > 0 && q >= uncompressed)
    .sort((one, other) => other.q - one.q)
    .map(({ encoding }) => encoding);
}

/** Browsers send the same few headers. */
function parsed(header: string): Accept[] {
  const known = parsedHeaders.get(header);
  if (known) return known;
  const accepted = parseAccept(header);
  parsedHeaders.set(header, accepted);
  return accepted;
}

/** Whether compression makes a body of this type smaller. */
export function isCompressible(contentType: string): boolean {
  const known = compressible.get(contentType);
  if (known !== undefined) return known;
  const is = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentType) ||
    contentType === "application/yaml";
  compressible.set(contentType, is);
  return is;
}

/** Adds Accept-Encoding to the headers of an answer whose body depends on it. */
export function varyByEncoding(headers: Headers): void {
  const vary = headers.get("Vary");
  if (vary?.toLowerCase().includes("accept-encoding")) return;
  headers.set("Vary", vary ? `${vary}, Accept-Encoding` : "Accept-Encoding");
}
