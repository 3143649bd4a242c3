import { defaultTimeZone, emailKey, newUser, type User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { requireOpen } from "../../domain/invitation.ts";
import type { Language } from "../../domain/text.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { acceptInvitation } from "../invitations/invitation-acceptance.ts";
import { requireRight } from "../require-right.ts";

type UserInput = {
  email: string;
  name?: string;
  language?: Language;
  timeZone?: string;
  hash?: string;
};

export async function createUser(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account, now, language }: Context,
  input: UserInput,
): Promise<User> {
  const isOwn = emailKey(input.email) === emailKey(account.email);
  if (!isOwn) requireRight(account, "manage-users");
  return await persistence.transaction(async (repositories) => {
    if (isOwn && input.hash !== undefined) {
      return await acceptOwn(repositories, account.userId, auth.hashSecret(input.hash));
    }
    return await addUser(repositories);
  });

  async function acceptOwn(
    repositories: Repositories,
    userId: string,
    hash: string,
  ): Promise<User> {
    const invitation = await repositories.invitations.findByHash(hash);
    if (!invitation) throw new DomainError("ERR_INVALID_TOKEN");
    const user = await repositories.users.find(userId);
    if (!user) throw new DomainError("ERR_UNAUTHORIZED");
    requireOpen(invitation, user.email, now);
    await acceptInvitation(persistence, repositories, invitation, user, now);
    return (await repositories.users.find(userId))!;
  }

  async function addUser({ users }: Repositories): Promise<User> {
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
