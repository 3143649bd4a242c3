import type { User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Persistence } from "../../ports/persistence.ts";

/**
 * The one free profile with the user's address becomes theirs. ERR_NOT_FOUND without a user or such a profile,
 * ERR_EMAIL_NOT_VERIFIED while the address is only claimed, ERR_DUPLICATE_ENTITY when the user has a profile or there
 * is more than one to choose from. `now` in ms.
 */
export async function link(
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
