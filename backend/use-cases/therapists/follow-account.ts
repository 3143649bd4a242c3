import type { User } from "../../domain/account.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import { followPublicName } from "../certificates/follow-public-name.ts";

/** Gives the user's profile the name and the picture of the account, where it follows them. `account` null: the command line. */
export async function followAccount(
  persistence: Pick<Persistence, "newId">,
  repositories: Repositories,
  by: { account: { userId: string } | null; now: number },
  user: Pick<User, "id" | "name" | "pictureKey">,
): Promise<void> {
  const renamed = await repositories.profiles.followAccount(user, by.now);
  if (renamed) await followPublicName(persistence, repositories, by, renamed);
}
