import type { Sharp, SharpOptions } from "sharp";
import { DomainError } from "../../domain/errors.ts";
import { type Images, portraitSize } from "../../ports/images.ts";
import { taskLimit } from "./task-limit.ts";

const uploaded = ["jpeg", "png", "webp"];
const stored = [...uploaded, "gif", "heif", "svg"];
const maximumPixels = 40_000_000;
const maximumSeconds = 10;

/**
 * AVIF at 55 looks like WebP at 75 and is smaller. At these efforts an encoding takes about half the time of the next ones
 * (the default of AVIF: ten times), and its result is at most 3 % larger. AVIF wider than 1200 px at effort 0 is 2 %
 * larger than at 1.
 */
const encoders = {
  avif: (picture: Sharp, width: number) =>
    picture.avif({ quality: 55, effort: width > 1200 ? 0 : 1 }),
  webp: (picture: Sharp) => picture.webp({ quality: 75, effort: 2 }),
  jpeg: (picture: Sharp) => picture.flatten({ background: "#fff" }).jpeg({ quality: 75 }),
};

const blurWidth = 16;

/** At most `running` pictures are decoded at a time, so that requests are answered meanwhile; `waiting` more wait. */
export function sharpImages(
  { running = Math.max(1, navigator.hardwareConcurrency - 1), waiting = 200 } = {},
): Images {
  const limited = taskLimit({ running, waiting });
  let loading: Promise<Library> | undefined;
  const load = () =>
    loading ??= import("sharp").then(({ default: sharp }) => {
      // One thread per picture leaves the other processors to requests.
      sharp.concurrency(1);
      return sharp;
    });

  /** The decoded picture at a width; an SVG is drawn at that width. */
  async function resized(bytes: Uint8Array, width: number): Promise<Sharp> {
    const sharp = await load();
    const read = await readHeader(sharp, bytes, stored);
    const isDrawing = read.format === "svg";
    const options = isDrawing ? { density: clamp(72 * width / read.width, 1, 2400) } : {};
    return sharp(bytes, { ...safely, ...options })
      .timeout({ seconds: maximumSeconds })
      .autoOrient()
      .resize({ width, withoutEnlargement: !isDrawing });
  }

  return {
    async portrait(bytes) {
      const sharp = await load();
      const { pages } = await readHeader(sharp, bytes, uploaded);
      if (pages > 1) throw new DomainError("ERR_UNSUPPORTED_MEDIA_TYPE");
      const portrait = sharp(bytes, safely)
        .timeout({ seconds: maximumSeconds })
        .autoOrient()
        .resize(portraitSize, portraitSize, cropped)
        .webp({ quality: 82 });
      return new Uint8Array(await inTurn(() => portrait.toBuffer()));
    },

    async shrunk(bytes, { longestSide, square, shortestSide = 0 }) {
      const sharp = await load();
      const { width, height, pages } = await readHeader(sharp, bytes, uploaded);
      if (pages > 1) throw new DomainError("ERR_UNSUPPORTED_MEDIA_TYPE");
      // The same upright and lying.
      if (Math.min(width, height) < shortestSide) throw new DomainError("ERR_PICTURE_TOO_SMALL");
      const side = square ? Math.min(longestSide, width, height) : longestSide;
      const { data, info } = await inTurn(() =>
        sharp(bytes, safely)
          .timeout({ seconds: maximumSeconds })
          .autoOrient()
          .resize(side, side, square ? cropped : inside)
          .webp({ quality: 85, effort: 2 })
          .toBuffer({ resolveWithObject: true })
      );
      const picture = new Uint8Array(data);
      return {
        bytes: picture,
        width: info.width,
        height: info.height,
        blur: await blurOf(picture),
      };
    },

    async variant(bytes, width, format) {
      const variant = await inTurn(async () =>
        await encoders[format](await resized(bytes, width), width).toBuffer()
      );
      return new Uint8Array(variant);
    },

    async decode(bytes) {
      const sharp = await load();
      await readHeader(sharp, bytes, stored);
      const { data, info } = await inTurn(() =>
        sharp(bytes, safely).autoOrient().raw().toBuffer({ resolveWithObject: true })
      );
      return {
        async variant(width, format) {
          const picture = sharp(data, { raw: info }).resize({ width, withoutEnlargement: true });
          return new Uint8Array(await inTurn(() => encoders[format](picture, width).toBuffer()));
        },
      };
    },

    blur: blurOf,
  };

  async function inTurn<Result>(decode: () => Promise<Result>): Promise<Result> {
    const result = limited(() => decoded(decode));
    if (!result) throw new DomainError("ERR_UNAVAILABLE", { retryAfter: 5 });
    return await result;
  }

  async function blurOf(bytes: Uint8Array): Promise<string> {
    const blur = (await resized(bytes, blurWidth)).removeAlpha().webp({ quality: 30, effort: 6 });
    const tiny = await decoded(() => blur.toBuffer());
    return `data:image/webp;base64,${new Uint8Array(tiny).toBase64()}`;
  }
}

const cropped = { fit: "cover", position: "attention" } as const;
const inside = { fit: "inside", withoutEnlargement: true } as const;

type Library = typeof import("sharp").default;

const safely: SharpOptions = { limitInputPixels: maximumPixels, failOn: "error" };

/** Reads the header only, so that a huge picture is refused before it is decoded. */
async function readHeader(sharp: Library, bytes: Uint8Array, accepted: string[]) {
  const { format, width, height, pages = 1 } = await decoded(() =>
    sharp(bytes, { limitInputPixels: false }).metadata()
  );
  if (!accepted.includes(format)) throw new DomainError("ERR_UNSUPPORTED_MEDIA_TYPE");
  if (width * height > maximumPixels) throw new DomainError("ERR_TOO_LARGE");
  return { format, width, height, pages };
}

async function decoded<Result>(decode: () => Promise<Result>): Promise<Result> {
  try {
    return await decode();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError("ERR_UNSUPPORTED_MEDIA_TYPE");
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
