import { defaultTimeZone, emailKey, newUser, type User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { isOpen } from "../../domain/invitation.ts";
import type { Language } from "../../domain/text.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { accept } from "../invitations/accepting.ts";

export type UserInput = {
  email: string;
  name?: string;
  language?: Language;
  timeZone?: string;
  /** The secret of an invitation. */
  hash?: string;
};

/**
 * Whoever is signed in has a record already, so asking for one's own is ERR_DUPLICATE_ENTITY, unless an invitation
 * comes with it: then the record becomes a practitioner's. An admin makes a record for somebody else, who chooses a
 * password by mail. ERR_FORBIDDEN for another's address; ERR_INVALID_TOKEN for an invitation that is not open.
 */
export async function createUser(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account, now, language }: Context,
  input: UserInput,
): Promise<User> {
  const isOwn = emailKey(input.email) === emailKey(account.email);
  if (!isOwn && !account.isAdmin) throw new DomainError("ERR_FORBIDDEN");
  return await persistence.transaction(async (repositories) => {
    if (isOwn && input.hash !== undefined) {
      return await join(repositories, account.userId, auth.hashSecret(input.hash));
    }
    return await add(repositories);
  });

  async function join(repositories: Repositories, userId: string, hash: string): Promise<User> {
    const invitation = await repositories.invitations.findByHash(hash);
    if (!isOpen(invitation, now)) throw new DomainError("ERR_INVALID_TOKEN");
    const user = await repositories.users.find(userId);
    if (!user) throw new DomainError("ERR_UNAUTHORIZED");
    await accept(persistence, repositories, invitation, user, now);
    return (await repositories.users.find(userId))!;
  }

  async function add({ users }: Repositories): Promise<User> {
    const user: User = {
      ...newUser(persistence.newId(), now),
      email: input.email,
      name: input.name ?? input.email.split("@")[0]!,
      passwordHash: null,
      language: input.language ?? language,
      timeZone: input.timeZone ?? defaultTimeZone,
      updatedAt: now,
    };
    await users.add(user);
    return user;
  }
}
