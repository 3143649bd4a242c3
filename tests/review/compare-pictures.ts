import { Buffer } from "node:buffer";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

type Raw = { data: Uint8Array; width: number; height: number };

/** `share`: of the pixels, from 0 to 1. `image`: a PNG in which they are marked. */
export type Difference = { share: number; image: Uint8Array };

/** A step of one in one colour channel is seen. Pixels that only smooth an edge are left out. */
const exactness = { threshold: 0.0002, includeAA: false };

/** So few pixels alone are edges smoothed in another way; a dot of 8 px that moves by one has more. */
const fewest = 12;

/** What differs between two PNG files; null when nothing does. A picture of another size is compared on its ground. */
export async function difference(
  before: Uint8Array,
  after: Uint8Array,
): Promise<Difference | null> {
  if (Buffer.compare(before, after) === 0) return null;
  const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all([
    rawOf(before, width, height),
    rawOf(after, width, height),
  ]);
  const marked = new Uint8Array(width * height * 4);
  const found = pixelmatch(one.data, other.data, marked, width, height, exactness);
  const isResized = sizes[0]!.height !== sizes[1]!.height || sizes[0]!.width !== sizes[1]!.width;
  if (found < fewest && !isResized) return null;
  const image = await sharp(marked, { raw: { width, height, channels: 4 } }).png().toBuffer();
  return { share: Math.max(found, 1) / (width * height), image };
}

/** The pixels of a file on a transparent ground of a size. */
async function rawOf(file: Uint8Array, width: number, height: number): Promise<Raw> {
  const { width: own, height: tall } = await sharp(file).metadata();
  const data = await sharp(file).ensureAlpha()
    .extend({ right: width - own, bottom: height - tall, background: "#0000" })
    .raw().toBuffer();
  return { data, width, height };
}
