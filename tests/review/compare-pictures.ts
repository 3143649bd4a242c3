import { Buffer } from "node:buffer";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

type Raw = { data: Uint8Array; width: number; height: number };

/** A part of a picture (px). */
export type Area = { left: number; top: number; width: number; height: number };

/** `share`: of the pixels, from 0 to 1. `image`: a PNG in which they are marked; `area`: the part that has all of them. */
export type Difference = {
  share: number;
  image: Uint8Array;
  area: Area;
  width: number;
  height: number;
};

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
  const area = isResized ? { left: 0, top: 0, width, height } : areaOf(marked, width);
  return { share: Math.max(found, 1) / (width * height), image, area, width, height };
}

/** The part of a picture with all pixels that are marked red. */
function areaOf(marked: Uint8Array, width: number): Area {
  const pixels = new Uint32Array(marked.buffer);
  const red = new Uint32Array(new Uint8Array([255, 0, 0, 255]).buffer)[0]!;
  let [left, right, top, bottom] = [width, 0, Infinity, 0];
  for (let at = pixels.indexOf(red); at >= 0; at = pixels.indexOf(red, at + 1)) {
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = y + 1;
  }
  return { left, top, width: right - left, height: bottom - top };
}

/** The pixels of a file on a transparent ground of a size. */
async function rawOf(file: Uint8Array, width: number, height: number): Promise<Raw> {
  const { width: own, height: tall } = await sharp(file).metadata();
  const data = await sharp(file).ensureAlpha()
    .extend({ right: width - own, bottom: height - tall, background: "#0000" })
    .raw().toBuffer();
  return { data, width, height };
}
