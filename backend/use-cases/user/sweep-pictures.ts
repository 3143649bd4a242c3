import { hour } from "../../domain/duration.ts";
import type { Ports } from "../../ports/ports.ts";

/** Longer than any upload takes: a younger file may be about to get its owner. */
const youngMs = hour;

/** Removes pictures nobody points to: an upload was cut short between the file and the record. `now` in ms. */
export async function sweepPictures(
  { persistence, storage }: Pick<Ports, "persistence" | "storage">,
  now: number,
): Promise<void> {
  const stored = await storage.listOlder("avatars", now - youngMs);
  const owned = new Set(await persistence.users.listPictureKeys());
  for (const key of stored) {
    if (!owned.has(key)) await storage.delete(key);
  }
}
