import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { removeOwnPicture } from "./own-picture.ts";

export async function removePicture(
  ports: Pick<Ports, "persistence" | "pictures">,
  { account, now }: Context,
): Promise<void> {
  const pictureKey = await ports.persistence.transaction(async ({ users, profiles }) => {
    const user = await users.find(account.userId);
    if (!user?.pictureKey) return null;
    const updatedAt = Math.max(now, user.updatedAt + 1);
    const changed = { ...user, pictureKey: null, updatedAt };
    await users.save(changed);
    await profiles.followAccount(changed, now);
    return user.pictureKey;
  });
  await removeOwnPicture(ports, pictureKey);
}
