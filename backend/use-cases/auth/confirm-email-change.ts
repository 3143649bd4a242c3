import { isUnverified } from "../../domain/account.ts";
import { confirmMailbox, type EmailChange, isConfirmed } from "../../domain/email-change.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";

export async function confirmEmailChange(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { now }: VisitorContext,
  input: { token: string },
): Promise<void> {
  const hash = auth.hashSecret(input.token);
  await persistence.transaction(async (repositories) => {
    const { users } = repositories;
    const change = await users.findEmailChange(hash);
    const next = change && confirmMailbox(change, hash, now);
    if (!next) throw new DomainError("ERR_INVALID_TOKEN");
    if (isConfirmed(next)) await changeAddress(repositories, next, now);
    else await users.saveEmailChange(next);
  });
}

async function changeAddress(
  { users }: Repositories,
  change: EmailChange,
  now: number,
): Promise<void> {
  const user = await users.find(change.userId);
  const holder = await users.findByEmail(change.newEmail);
  if (!user || user.disabledAt !== null || holder && !isUnverified(holder)) {
    throw new DomainError("ERR_INVALID_TOKEN");
  }
  // The other account never confirmed the address, and this user has.
  if (holder) await users.remove(holder.id);
  await users.removeEmailChange(user.id);
  await users.save({ ...user, email: change.newEmail, emailVerifiedAt: now, updatedAt: now });
  await users.endMailTokens(user.id, "reset-password", now);
  await users.endMailTokens(user.id, "verify-email", now);
}
