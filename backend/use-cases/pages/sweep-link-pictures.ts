import { linkPictureFolder, linkPictureLifetimeMs } from "../../domain/link-picture.ts";
import type { Ports } from "../../ports/ports.ts";

/** Deletes old pictures; most of them show what is not true any more. `now` in ms. */
export async function sweepLinkPictures(
  { storage }: Pick<Ports, "storage">,
  now: number,
): Promise<void> {
  for (const key of await storage.listOlder(linkPictureFolder, now - linkPictureLifetimeMs)) {
    await storage.delete(key);
  }
}
