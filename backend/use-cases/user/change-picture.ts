import { pictureKeyOf, type User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import { removeOwnPicture } from "./own-picture.ts";

export async function changePicture(
  ports: Pick<Ports, "auth" | "images" | "persistence" | "pictures" | "storage">,
  { account, now }: Context,
  { bytes }: { bytes: Uint8Array },
): Promise<User> {
  const { auth, images, persistence, pictures, storage } = ports;
  await countRequests(ports, now, [{ limit: "uploadsPerPerson", by: account.userId }]);
  const pictureKey = pictureKeyOf(auth.newSecret().secret);
  await storage.put(pictureKey, await images.portrait(bytes), "image/webp");
  const { before, after } = await saved().catch(async (error) => {
    await pictures.remove(pictureKey);
    throw error;
  });
  // What cannot be deleted now is swept later.
  await removeOwnPicture(ports, before.pictureKey).catch(() => {});
  return after;

  async function saved() {
    return await persistence.transaction(async ({ users, profiles }) => {
      const before = await users.find(account.userId);
      if (!before) throw new DomainError("ERR_UNAUTHORIZED");
      const after = { ...before, pictureKey, updatedAt: Math.max(now, before.updatedAt + 1) };
      await users.save(after);
      await profiles.followAccount(after, now);
      return { before, after };
    });
  }
}
