import { isUnclaimed } from "../../domain/account.ts";
import { agreed, type EmailChange, isAgreed } from "../../domain/email-change.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";

/**
 * One of the two mailboxes agrees; with the second one the address changes. ERR_INVALID_TOKEN, also when somebody
 * proved in between that the new address is theirs.
 */
export async function confirmEmailChange(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { now }: VisitorContext,
  input: { token: string },
): Promise<void> {
  const hash = auth.hashSecret(input.token);
  await persistence.transaction(async (repositories) => {
    const { users } = repositories;
    const change = await users.findEmailChange(hash);
    const next = change && agreed(change, hash, now);
    if (!next) throw new DomainError("ERR_INVALID_TOKEN");
    if (isAgreed(next)) await move(repositories, next, now);
    else await users.saveEmailChange(next);
  });
}

async function move({ users }: Repositories, change: EmailChange, now: number): Promise<void> {
  const user = await users.find(change.userId);
  const holder = await users.findByEmail(change.newEmail);
  if (!user || user.disabledAt !== null || holder && !isUnclaimed(holder)) {
    throw new DomainError("ERR_INVALID_TOKEN");
  }
  // Somebody only claimed the address; here is who has its mailbox.
  if (holder) await users.remove(holder.id);
  await users.removeEmailChange(user.id);
  await users.save({ ...user, email: change.newEmail, emailVerifiedAt: now, updatedAt: now });
  // Links in the old mailbox must not open what has left it.
  await users.endMailTokens(user.id, "reset-password", now);
  await users.endMailTokens(user.id, "verify-email", now);
}
