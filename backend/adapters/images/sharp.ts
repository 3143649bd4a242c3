import type { Sharp } from "sharp";
import { DomainError } from "../../domain/errors.ts";
import { type Images, portraitSize } from "../../ports/images.ts";

const accepted = ["jpeg", "png", "webp"];
const maximumPixels = 40_000_000;

export function sharpImages(): Images {
  let loading: Promise<typeof import("sharp").default> | undefined;

  return {
    async portrait(bytes) {
      loading ??= import("sharp").then((module) => module.default);
      const sharp = await loading;
      await requireAccepted(sharp(bytes, { limitInputPixels: false }));
      const portrait = sharp(bytes, { limitInputPixels: maximumPixels, failOn: "error" })
        .autoOrient()
        .resize(portraitSize, portraitSize, { fit: "cover", position: "attention" })
        .webp({ quality: 82 });
      return new Uint8Array(await decoded(() => portrait.toBuffer()));
    },
  };
}

/** Reads the header only, so that a huge picture is refused before it is decoded. */
async function requireAccepted(picture: Sharp): Promise<void> {
  const { format, width, height, pages = 1 } = await decoded(() => picture.metadata());
  if (!accepted.includes(format) || pages > 1) throw new DomainError("ERR_UNSUPPORTED_MEDIA_TYPE");
  if (width * height > maximumPixels) throw new DomainError("ERR_TOO_LARGE");
}

async function decoded<Result>(decode: () => Promise<Result>): Promise<Result> {
  try {
    return await decode();
  } catch {
    throw new DomainError("ERR_UNSUPPORTED_MEDIA_TYPE");
  }
}
