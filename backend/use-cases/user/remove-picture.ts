import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export async function removePicture(
  { persistence, pictures }: Pick<Ports, "persistence" | "pictures">,
  { account, now }: Context,
): Promise<void> {
  const pictureKey = await persistence.transaction(async ({ users }) => {
    const user = await users.find(account.userId);
    if (!user?.pictureKey) return null;
    const updatedAt = Math.max(now, user.updatedAt + 1);
    await users.save({ ...user, pictureKey: null, updatedAt });
    return user.pictureKey;
  });
  if (pictureKey) await pictures.remove(pictureKey);
}
