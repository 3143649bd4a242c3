import type { LinkPicture } from "../domain/link-picture.ts";

/** Draws the pictures beside links outside the event loop. */
export interface LinkPictures {
  /**
   * The picture as JPEG, drawn once and then stored. Throws ERR_UNAVAILABLE while too many wait, or when drawing takes too
   * long.
   */
  draw(picture: LinkPicture): Promise<DrawnPicture>;
}

type DrawnPicture = {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  /** Hexadecimal digest of the bytes. */
  digest: string;
};
