import { hour } from "../../domain/duration.ts";
import type { Ports } from "../../ports/ports.ts";

const minimumAgeMs = hour;

/** Removes pictures of uploads that stopped between the file and the record. `now` in ms. */
export async function sweepPictures(
  { persistence, storage }: Pick<Ports, "persistence" | "storage">,
  now: number,
): Promise<void> {
  const stored = await storage.listOlder("avatars", now - minimumAgeMs);
  const owned = new Set(await persistence.users.listPictureKeys());
  for (const key of stored) {
    if (!owned.has(key)) await storage.delete(key);
  }
}
