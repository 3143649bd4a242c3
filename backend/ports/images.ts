import type { PictureFormat, PictureWidth } from "../domain/picture.ts";
import type { PictureShape } from "../domain/upload.ts";

/**
 * Decodes and encodes outside the event loop. The results have no metadata. Everything but `blur` throws ERR_UNAVAILABLE
 * while too many pictures wait.
 */
export interface Images {
  /**
   * The picture as WebP, cropped to a square of `portraitSize` pixels. The format is detected by decoding. Throws
   * ERR_UNSUPPORTED_MEDIA_TYPE unless it is a complete JPEG, PNG or WebP, and ERR_TOO_LARGE above 40 million pixels.
   */
  portrait(bytes: Uint8Array): Promise<Bytes>;
  /**
   * The picture as WebP, upright, at most `longestSide` pixels wide and high, and never enlarged; `square` crops it.
   * Throws like `portrait`, and ERR_PICTURE_TOO_SMALL below `shortestSide`.
   */
  shrunk(bytes: Uint8Array, shape: PictureShape): Promise<Picture>;
  /**
   * The picture at a width (px), upright and never enlarged; the first one of an animation. Throws
   * ERR_UNSUPPORTED_MEDIA_TYPE unless it is a complete AVIF, GIF, JPEG, PNG, SVG or WebP, and ERR_TOO_LARGE above 40
   * million pixels.
   */
  variant(bytes: Uint8Array, width: PictureWidth, format: PictureFormat): Promise<Bytes>;
  /** Decodes a picture that is no drawing once, for several variants. Throws like `variant`. */
  decode(bytes: Uint8Array): Promise<DecodedPicture>;
  /** A placeholder of some 200 characters: a `data:` URL of the picture at a width of 16 px. Throws like `variant`. */
  blur(bytes: Uint8Array): Promise<string>;
}

type Bytes = Uint8Array<ArrayBuffer>;

type DecodedPicture = {
  variant(width: PictureWidth, format: PictureFormat): Promise<Bytes>;
};

type Picture = { bytes: Bytes; width: number; height: number; blur: string };

export const portraitSize = 500;
