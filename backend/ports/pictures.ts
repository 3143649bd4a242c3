import type { PictureFormat, PictureWidth } from "../domain/picture.ts";

/** The stored pictures in the widths and formats that browsers ask for. */
export interface Pictures {
  /**
   * The picture with this storage key at one width (px), made once and then stored; null if there is no such picture.
   * Throws ERR_UNSUPPORTED_MEDIA_TYPE and ERR_TOO_LARGE for a file that cannot be decoded, ERR_UNAVAILABLE while the
   * storage does not answer.
   */
  variant(key: string, width: PictureWidth, format: PictureFormat): Promise<PictureVariant | null>;
  /** Makes and stores the variants that browsers will ask for. Reports failures and never throws. */
  prepare(key: string): Promise<void>;
  /** Ends the preparation; what is missing is made when it is requested. */
  close(): Promise<void>;
  /** Deletes the picture and everything made of it. */
  remove(key: string): Promise<void>;
}

export type PictureVariant = {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  /** Hexadecimal digest of the bytes. */
  digest: string;
  /** The picture itself, because too many variants are being made. */
  isSubstitute: boolean;
};
