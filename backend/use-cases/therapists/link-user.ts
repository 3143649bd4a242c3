import type { User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Persistence } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

/** For administrators only, so that users cannot make themselves practitioners. */
export async function linkUser(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { userId }: { userId: string },
): Promise<User> {
  if (!account.isAdmin) throw new DomainError("ERR_FORBIDDEN");
  return await linkProfile(persistence, userId, now);
}

export async function linkProfile(
  { transaction }: Pick<Persistence, "transaction">,
  userId: string,
  now: number,
): Promise<User> {
  return await transaction(async ({ users, therapists }) => {
    const user = await users.find(userId);
    if (!user) throw new DomainError("ERR_NOT_FOUND");
    if (user.therapistId) throw new DomainError("ERR_DUPLICATE_ENTITY");
    if (user.emailVerifiedAt === null) throw new DomainError("ERR_EMAIL_NOT_VERIFIED");
    const [profile, another] = await therapists.listUnlinked(user.email);
    if (!profile) throw new DomainError("ERR_NOT_FOUND");
    if (another) throw new DomainError("ERR_DUPLICATE_ENTITY");
    await therapists.linkUser(profile.id, user.id, now);
    return { ...user, therapistId: profile.id };
  });
}
