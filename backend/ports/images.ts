export interface Images {
  /**
   * The picture as WebP, cropped to a square of `portraitSize` pixels and without metadata. The format is detected by
   * decoding. Throws ERR_UNSUPPORTED_MEDIA_TYPE unless it is a complete JPEG, PNG or WebP, and ERR_TOO_LARGE above 40
   * million pixels.
   */
  portrait(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
}

export const portraitSize = 500;
