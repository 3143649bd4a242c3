import { hour } from "../../domain/duration.ts";
import { sourceOfVariant, variantFolderOf } from "../../domain/picture.ts";
import type { Ports } from "../../ports/ports.ts";
import { requireOwnStorage } from "../uploads/own-storage.ts";

const minimumAgeMs = hour;
const folder = "avatars";

/** Deletes the files of interrupted uploads, removals and encodings. Throws when the storage is another one. `now` in ms. */
export async function sweepPictures(
  { persistence, storage }: Pick<Ports, "persistence" | "storage">,
  now: number,
): Promise<void> {
  await requireOwnStorage({ persistence, storage }, now);
  const before = now - minimumAgeMs;
  const pictures = await storage.listOlder(folder, before);
  const variants = await storage.listOlder(variantFolderOf(folder), before);
  const owned = new Set(await persistence.users.listPictureKeys());
  for (const key of pictures) {
    if (!owned.has(key)) await storage.delete(key);
  }
  for (const key of variants) {
    if (!owned.has(sourceOfVariant(key))) await storage.delete(key);
  }
}
