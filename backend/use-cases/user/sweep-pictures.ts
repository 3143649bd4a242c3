import { hour } from "../../domain/duration.ts";
import type { Ports } from "../../ports/ports.ts";

const minimumAgeMs = hour;

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
