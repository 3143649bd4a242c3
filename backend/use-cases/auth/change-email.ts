import { emailKey, isUnclaimed, type User } from "../../domain/account.ts";
import { newEmailChange } from "../../domain/email-change.ts";
import { DomainError } from "../../domain/errors.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { MailMessage } from "../../ports/mail.ts";
import type { Ports } from "../../ports/ports.ts";
import type { ContextWithAddress } from "../context.ts";
import { requireOwnPassword } from "../own-password.ts";
import { countUses } from "../use-limits.ts";

/**
 * Asks the old mailbox and the new one. Whether somebody has the new address already, only its mailbox learns: it
 * gets a mail without a link to agree with. ERR_WRONG_PASSWORD; ERR_INVALID_INPUT for the address one has.
 */
export async function changeEmail(
  ports: Pick<Ports, "auth" | "persistence">,
  context: ContextWithAddress,
  input: { newEmail: string; password: string },
): Promise<void> {
  const { auth, persistence } = ports;
  const { now, address } = context;
  const user = await requireOwnPassword(ports, context, input.password);
  const { newEmail } = input;
  if (emailKey(newEmail) === emailKey(user.email)) {
    throw new DomainError("ERR_INVALID_INPUT", {
      errors: [{ path: "newEmail", errCode: "ERR_UNCHANGED", message: "is your address already" }],
    });
  }
  await countUses(ports, now, [
    { limit: "mailsPerNetwork", by: networkOf(address) },
    { limit: "mailsPerMailbox", by: emailKey(user.email) },
    { limit: "mailsPerMailbox", by: emailKey(newEmail) },
  ]);

  await persistence.transaction(async ({ users, outbox }) => {
    const [oldLink, newLink] = [auth.newSecret(), auth.newSecret()];
    const holder = await users.findByEmail(newEmail);
    await users.saveEmailChange(newEmailChange({
      userId: user.id,
      newEmail,
      oldHash: oldLink.hash,
      newHash: newLink.hash,
    }, now));
    await outbox.add(mailToOld(user, newEmail, oldLink.secret), now);
    await outbox.add(
      holder && !isUnclaimed(holder)
        ? mailToHolder(holder)
        : mailToNew(user, newEmail, newLink.secret),
      now,
    );
  });
}

function mailToOld(user: User, newEmail: string, secret: string): MailMessage {
  return {
    to: user.email,
    language: user.language,
    template: "leave-address",
    facts: { newEmail, path: pathOf(secret) },
    about: user.id,
  };
}

function mailToNew(user: User, newEmail: string, secret: string): MailMessage {
  return {
    to: newEmail,
    language: user.language,
    template: "take-address",
    facts: { path: pathOf(secret) },
    about: user.id,
  };
}

function mailToHolder(holder: User): MailMessage {
  return {
    to: holder.email,
    language: holder.language,
    template: "address-in-use",
    facts: { path: "/login" },
    about: holder.id,
  };
}

function pathOf(secret: string): string {
  return `/confirm-email-change?token=${secret}`;
}
