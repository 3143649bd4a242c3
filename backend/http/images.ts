import { DomainError } from "../domain/errors.ts";
import { isPictureKey, pictureFormats, pictureWidths } from "../domain/picture.ts";
import type { Pictures } from "../ports/pictures.ts";
import { answerBytes } from "./answer-bytes.ts";
import { pictureCacheControl } from "./picture-cache-control.ts";
import { newRouter } from "./router.ts";

const served = `The width is one of ${pictureWidths.join(", ")}; the format is ${
  pictureFormats.join(" or ")
}`;

/** `/images/portraits/kadri.svg/256.avif`: the picture `/files/portraits/kadri.svg` 256 pixels wide as AVIF. */
export function images(pictures: Pictures) {
  return newRouter().get("/:folder/:name/:variant", async (c) => {
    const { folder, name, variant } = c.req.param();
    const key = `${folder}/${name}`;
    if (!isPictureKey(key)) throw new DomainError("ERR_NOT_FOUND");
    const { width, format } = variantOf(variant);
    const picture = await pictures.variant(key, width, format);
    if (!picture) throw new DomainError("ERR_NOT_FOUND");
    const { bytes, contentType, digest, isSubstitute } = picture;
    c.header("Cache-Control", isSubstitute ? "no-store" : pictureCacheControl(key));
    return answerBytes(c, { bytes, contentType, etag: `"${digest}"` });
  });
}

function variantOf(text: string) {
  const [digits, extension, ...rest] = text.split(".");
  const width = pictureWidths.find((width) => String(width) === digits);
  const format = pictureFormats.find((format) => format === extension);
  if (!width || !format || rest.length > 0) {
    throw new DomainError("ERR_INVALID_INPUT", { detail: served });
  }
  return { width, format };
}
