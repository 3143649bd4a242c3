import { defaultTimeZone, emailKey, type User } from "../../domain/account.ts";
import { networkOf } from "../../domain/network-address.ts";
import { requireGoodPassword } from "../../domain/password.ts";
import type { Language } from "../../domain/text.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { VisitFrom } from "../context.ts";
import { countUses } from "../use-limits.ts";
import { linkToVerify } from "./mailed-links.ts";

/** Answers the same and works as long whether the address is new or not: only its mailbox learns which. */
export async function registerUser(
  ports: Pick<Ports, "auth" | "persistence">,
  { now, language, address }: VisitFrom,
  input: { email: string; password: string; name: string; language?: Language },
): Promise<void> {
  const { auth, persistence } = ports;
  requireGoodPassword(input.password, {
    isCommon: await auth.isCommonPassword(input.password),
    email: input.email,
  });
  await countUses(ports, now, [
    { limit: "registrationsPerNetwork", by: networkOf(address) },
    { limit: "mailsPerMailbox", by: emailKey(input.email) },
  ]);
  const passwordHash = await auth.hashPassword(input.password);

  await persistence.transaction(async (repositories) => {
    const known = await repositories.users.findByEmail(input.email);
    if (known && !isUnclaimed(known)) return await tellOwner(repositories, known, now);
    const user: User = {
      ...(known ?? newUser(persistence.newId(), now)),
      email: input.email,
      name: input.name,
      language: input.language ?? language,
      passwordHash,
      updatedAt: now,
    };
    if (known) await repositories.users.save(user);
    else await repositories.users.add(user);
    // Links of an earlier registration would confirm the address for a password somebody else chose.
    await repositories.users.endMailTokens(user.id, "verify-email", now);
    const { token, mail } = linkToVerify(auth, user, now);
    await repositories.users.addMailToken(token);
    await repositories.outbox.add(mail, now);
  });
}

/** Until the address is confirmed, whoever registers it last is the one who may confirm it. */
function isUnclaimed(user: User): boolean {
  return user.emailVerifiedAt === null && user.disabledAt === null;
}

async function tellOwner({ outbox }: Repositories, owner: User, now: number): Promise<void> {
  await outbox.add({
    to: owner.email,
    language: owner.language,
    template: "already-registered",
    facts: { path: "/forgot-password" },
  }, now);
}

function newUser(id: string, now: number) {
  return {
    id,
    emailVerifiedAt: null,
    timeZone: defaultTimeZone,
    pictureKey: null,
    therapistId: null,
    isAdmin: false,
    disabledAt: null,
    createdAt: now,
  };
}
