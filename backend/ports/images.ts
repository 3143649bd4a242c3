/** Makes pictures that are safe to show out of whatever people send. */
export interface Images {
  /**
   * The picture cut to a square of `portraitSize` pixels as WebP, drawn anew so that nothing else of the file is
   * left. What it is, is found out by decoding. ERR_UNSUPPORTED_MEDIA_TYPE unless it is a whole JPEG, PNG or WebP;
   * ERR_TOO_LARGE when it has more than 40 million pixels.
   */
  portrait(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
}

/** Pixels along each side. */
export const portraitSize = 500;
