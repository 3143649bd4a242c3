import { defaultTimeZone, newUser, opensWithCode, type User } from "../../domain/account.ts";
import { isNameGiven, nameFromAddress } from "../../domain/account-name.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Language } from "../../domain/text.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";

type ProvenMailbox = { email: string; name?: string; language: Language; timeZone?: string };

/**
 * The account of a mailbox that its owner has just proven; a new one has no password. A confirmed account stays as it
 * is, except that it gets the name when it has none. ERR_ACCOUNT_DISABLED for a disabled one. `now` in ms.
 */
export async function accountOfProvenMailbox(
  { newId }: Pick<Persistence, "newId">,
  { users, identities, invitations }: Repositories,
  { email, name, language, timeZone = defaultTimeZone }: ProvenMailbox,
  now: number,
): Promise<User> {
  const known = await users.findByEmail(email);
  if (known && known.disabledAt !== null) throw new DomainError("ERR_ACCOUNT_DISABLED");
  if (known && (known.emailVerifiedAt !== null || !opensWithCode(known))) {
    const lacksName = name !== undefined && known.therapistId === null && !isNameGiven(known);
    if (!lacksName) return known;
    const named = { ...known, name, updatedAt: Math.max(now, known.updatedAt + 1) };
    await users.save(named);
    return named;
  }
  const user: User = {
    ...(known ?? { ...newUser(newId(), now), timeZone }),
    email,
    name: name ?? nameFromAddress(email),
    language,
    passwordHash: null,
    emailVerifiedAt: now,
    updatedAt: now,
  };
  if (!known) {
    await users.add(user);
    return user;
  }
  await users.save(user);
  // Another person may have registered with this address: nothing of theirs may sign in.
  await identities.removeAllOf(user.id);
  await invitations.unclaim(user.id);
  await users.endMailTokens(user.id, "verify-email", now);
  await users.endMailTokens(user.id, "reset-password", now);
  await users.endSignIns(user.id, now);
  return user;
}
