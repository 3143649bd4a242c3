import { isOfUpload, markerKey, storedFolders } from "../../domain/file-key.ts";
import type { Ports } from "../../ports/ports.ts";

type Needed = Pick<Ports, "persistence" | "storage">;

const factName = "database-id";

/**
 * Throws unless the files in the storage are those of this database. A storage without a marker gets one when it has no
 * files of users, or some that the database knows. `now` in ms.
 */
export async function requireOwnStorage(
  { persistence, storage }: Needed,
  now: number,
): Promise<void> {
  const id = await databaseId(persistence, now);
  const marker = await storage.get(markerKey);
  if (!marker) {
    if (!await isOwnWithoutMarker({ persistence, storage })) {
      throw new Error("the database knows none of the files in the storage: nothing is removed");
    }
    await storage.put(markerKey, new TextEncoder().encode(id), "application/octet-stream");
  } else if (new TextDecoder().decode(marker.bytes).trim() !== id) {
    throw new Error(`the storage belongs to another database (${markerKey}): nothing is removed`);
  }
}

async function databaseId(persistence: Ports["persistence"], now: number): Promise<string> {
  const stored = await persistence.provider.fact(factName);
  if (typeof stored === "string") return stored;
  return await persistence.transaction(async ({ provider }) => {
    const current = await provider.fact(factName);
    if (typeof current === "string") return current;
    const id = persistence.newId();
    await provider.saveFact(factName, id, now);
    return id;
  });
}

async function isOwnWithoutMarker({ persistence, storage }: Needed): Promise<boolean> {
  const listed = storedFolders.map((folder) => storage.listOlder(folder, Infinity));
  const ofUsers = (await Promise.all(listed)).flat()
    .filter((key) => isOfUpload(key) || key.startsWith("avatars/"));
  if (ofUsers.length === 0) return true;
  const known = await persistence.uploads.listFileKeys();
  return ofUsers.some((key) => known.has(key));
}
