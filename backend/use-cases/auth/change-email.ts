import { emailKey } from "../../domain/account.ts";
import { newEmailChange } from "../../domain/email-change.ts";
import { DomainError } from "../../domain/errors.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { Ports } from "../../ports/ports.ts";
import type { ContextWithAddress } from "../context.ts";
import { mailToNewAddress, mailToOldAddress } from "./email-change-mails.ts";
import { confirmPassword } from "./password-confirmation.ts";
import { countRequests } from "../request-limits.ts";

/**
 * Sends a confirmation link to the old and the new mailbox. When another account has the new address, only its owner
 * is notified, by a mail without a link. Throws ERR_WRONG_PASSWORD, ERR_INVALID_INPUT for the current address.
 */
export async function changeEmail(
  ports: Pick<Ports, "auth" | "persistence">,
  context: ContextWithAddress,
  input: { newEmail: string; password: string },
): Promise<void> {
  const { auth, persistence } = ports;
  const { now, address, deviceMarks } = context;
  const user = await confirmPassword(ports, context, input.password);
  const { newEmail } = input;
  if (emailKey(newEmail) === emailKey(user.email)) {
    throw new DomainError("ERR_INVALID_INPUT", {
      errors: [{ path: "newEmail", errCode: "ERR_UNCHANGED" }],
    });
  }
  await countRequests(ports, now, [
    { limit: "mailsPerNetwork", by: networkOf(address) },
    { mail: "mailsPerMailbox", origin: { email: user.email, address, deviceMarks } },
    { mail: "mailsPerMailbox", origin: { email: newEmail, address } },
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
    await outbox.add(mailToOldAddress(user, newEmail, oldLink.secret), now);
    await outbox.add(mailToNewAddress(user, newEmail, newLink.secret, holder), now);
  });
}
