import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { HelpedPractitioner } from "../../ports/persistence/assistants.ts";

/** An assistant as the practitioner sees one; `name` null while the invitation is open. */
export type OwnAssistant = {
  id: string;
  email: string;
  name: string | null;
  invitedAt: number;
  joinedAt: number | null;
};

export async function listOwnAssistants(
  { assistants, users }: Pick<Repositories, "assistants" | "users">,
  account: Account,
): Promise<OwnAssistant[]> {
  const own = await assistants.listOf(account.userId);
  return await Promise.all(own.map(async ({ id, userId, email, name, invitedAt, joinedAt }) => {
    const user = userId ? await users.find(userId) : null;
    return { id, email: user?.email ?? email, name, invitedAt, joinedAt };
  }));
}

/** Whose calendar the account keeps, and who invited its confirmed address. */
export async function listHelpedBy(
  { assistants, users }: Pick<Repositories, "assistants" | "users">,
  account: Account,
): Promise<HelpedPractitioner[]> {
  const user = await users.find(account.userId);
  const confirmed = user && user.emailVerifiedAt !== null ? user.email : null;
  return await assistants.listHelped(account.userId, confirmed);
}

/** One of `listHelpedBy`. ERR_NOT_FOUND. */
export async function findHelped(
  repositories: Pick<Repositories, "assistants" | "users">,
  account: Account,
  id: string,
): Promise<HelpedPractitioner> {
  const helped = (await listHelpedBy(repositories, account)).find((one) => one.id === id);
  if (!helped) throw new DomainError("ERR_NOT_FOUND");
  return helped;
}
