import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { removeOwnPicture } from "./own-picture.ts";

export async function removePicture(
  ports: Pick<Ports, "persistence" | "pictures">,
  { account, now }: Context,
): Promise<void> {
  const pictureKey = await ports.persistence.transaction(async ({ users }) => {
    const user = await users.find(account.userId);
    if (!user?.pictureKey) return null;
    const updatedAt = Math.max(now, user.updatedAt + 1);
    await users.save({ ...user, pictureKey: null, updatedAt });
    return user.pictureKey;
  });
  await removeOwnPicture(ports, pictureKey);
}
