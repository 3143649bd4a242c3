import { isUnverified, newUser, type User } from "../../domain/account.ts";
import { networkOf } from "../../domain/network-address.ts";
import { DomainError } from "../../domain/errors.ts";
import { requireOpen } from "../../domain/invitation.ts";
import { requireGoodPassword } from "../../domain/password.ts";
import type { Language } from "../../domain/text.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import { alreadyRegisteredMail, choosePasswordMail, verificationMail } from "./account-mails.ts";

/**
 * The address gets a link that confirms it. A second registration with another password, before the address is confirmed,
 * may be another person's: then neither password counts, and the link lets the owner of the address choose one.
 */
export async function registerUser(
  ports: Pick<Ports, "auth" | "persistence">,
  { now, language, address, deviceMarks }: VisitorContextWithAddress,
  input: {
    email: string;
    password: string;
    name: string;
    language?: Language;
    hash?: string;
    returnUrl?: string | undefined;
  },
): Promise<void> {
  const { auth, persistence } = ports;
  requireGoodPassword(input.password, {
    isCommon: await auth.isCommonPassword(input.password),
    email: input.email,
  });
  const from = networkOf(address);
  await countRequests(ports, now, [
    { limit: "registrationsPerNetwork", by: from },
    { mail: "mailsPerMailbox", origin: { email: input.email, address, deviceMarks } },
  ]);
  const passwordHash = await auth.hashPassword(input.password, from);
  const before = await persistence.users.findByEmail(input.email);
  // Compared for every address: an answer that takes longer would tell of an account.
  const unverifiedHash = before && isUnverified(before) ? before.passwordHash : null;
  const isSamePassword = await auth.passwordMatches(input.password, unverifiedHash, from);

  await persistence.transaction(async (repositories) => {
    const { invitations } = repositories;
    const invitation = input.hash === undefined
      ? null
      : await invitations.findByHash(auth.hashSecret(input.hash));
    if (input.hash !== undefined && !invitation) throw new DomainError("ERR_INVALID_TOKEN");
    const known = await repositories.users.findByEmail(input.email);
    if (invitation) requireOpen(invitation, input.email, now);
    if (known && !isUnverified(known)) {
      // The secret was mailed to this address, so its holder may know of the account.
      if (invitation) throw new DomainError("ERR_ACCOUNT_EXISTS");
      return await repositories.outbox.add(alreadyRegisteredMail(known), now);
    }
    const counts = !known || (isSamePassword && known.passwordHash === unverifiedHash);
    const user: User = {
      ...(known ?? newUser(persistence.newId(), now)),
      email: input.email,
      name: input.name,
      language: input.language ?? language,
      passwordHash: counts ? passwordHash : null,
      updatedAt: now,
    };
    if (known) await repositories.users.save(user);
    else await repositories.users.add(user);
    // An earlier registration with the address must leave no way to sign in.
    await repositories.identities.removeAllOf(user.id);
    await invitations.unclaim(user.id);
    if (invitation) await invitations.save({ ...invitation, claimedBy: user.id });
    // An earlier link would confirm the address for another person's registration.
    await repositories.users.endMailTokens(user.id, "verify-email", now);
    await repositories.users.endMailTokens(user.id, "reset-password", now);
    const { token, mail } = counts
      ? verificationMail(auth, user, now, input.returnUrl)
      : choosePasswordMail(auth, user, now);
    await repositories.users.addMailToken(token);
    await repositories.outbox.add(mail, now);
  });
}
