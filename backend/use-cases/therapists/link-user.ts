import type { Account, User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Persistence } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { recordAction } from "../admin/record-action.ts";
import { requireRight } from "../require-right.ts";
import type { Context } from "../context.ts";
import { followAccount } from "./follow-account.ts";

/** For administrators only, so that users cannot make themselves practitioners. */
export async function linkUser(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { userId }: { userId: string },
): Promise<User> {
  requireRight(account, "manage-users");
  return await linkProfile(persistence, { account, now }, userId);
}

/** `account` null: the command line. */
export async function linkProfile(
  persistence: Pick<Persistence, "newId" | "transaction">,
  { account, now }: { account: Account | null; now: number },
  userId: string,
): Promise<User> {
  return await persistence.transaction(async (repositories) => {
    const { users, therapists } = repositories;
    const user = await users.find(userId);
    if (!user) throw new DomainError("ERR_NOT_FOUND");
    if (user.therapistId) throw new DomainError("ERR_DUPLICATE_ENTITY");
    if (user.emailVerifiedAt === null) throw new DomainError("ERR_EMAIL_NOT_VERIFIED");
    const [profile, another] = await therapists.listUnlinked(user.email);
    if (!profile) throw new DomainError("ERR_NOT_FOUND");
    if (another) throw new DomainError("ERR_DUPLICATE_ENTITY");
    await therapists.linkUser(profile.id, user.id, now);
    await followAccount(persistence, repositories, { account, now }, user);
    await recordAction(persistence, repositories, { account, now }, {
      action: "link-user",
      kind: "therapist",
      id: profile.id,
    });
    return { ...user, therapistId: profile.id };
  });
}
