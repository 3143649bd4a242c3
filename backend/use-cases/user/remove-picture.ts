import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

/** Without a picture there is nothing to remove, and nothing is wrong. */
export async function removePicture(
  { persistence, storage }: Pick<Ports, "persistence" | "storage">,
  { account, now }: Context,
): Promise<void> {
  const gone = await persistence.transaction(async ({ users }) => {
    const user = await users.find(account.userId);
    if (!user?.pictureKey) return null;
    const updatedAt = Math.max(now, user.updatedAt + 1);
    await users.save({ ...user, pictureKey: null, updatedAt });
    return user.pictureKey;
  });
  if (gone) await storage.delete(gone);
}
