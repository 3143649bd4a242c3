import { isOpen, withNewLinks } from "../../domain/email-change.ts";
import { DomainError } from "../../domain/errors.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { Ports } from "../../ports/ports.ts";
import type { ContextWithAddress } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import { mailToNewAddress, mailToOldAddress } from "./email-change-mails.ts";

/** Mails a new link to each mailbox that has not confirmed yet; the earlier links stop working. ERR_NOT_FOUND. */
export async function resendEmailChange(
  ports: Pick<Ports, "auth" | "persistence">,
  { account, now, address, deviceMarks }: ContextWithAddress,
): Promise<void> {
  const { auth, persistence } = ports;
  const pending = await persistence.users.emailChangeOf(account.userId);
  if (!pending || !isOpen(pending, now)) throw new DomainError("ERR_NOT_FOUND");
  await countRequests(ports, now, [
    { limit: "mailsPerNetwork", by: networkOf(address) },
    { mail: "mailsPerMailbox", origin: { email: account.email, address, deviceMarks } },
    { mail: "mailsPerMailbox", origin: { email: pending.newEmail, address } },
  ]);
  await persistence.transaction(async ({ users, outbox }) => {
    const change = await users.emailChangeOf(account.userId);
    const user = await users.find(account.userId);
    if (!change || !user || !isOpen(change, now)) throw new DomainError("ERR_NOT_FOUND");
    const [oldLink, newLink] = [auth.newSecret(), auth.newSecret()];
    await users.saveEmailChange(
      withNewLinks(change, { oldHash: oldLink.hash, newHash: newLink.hash }, now),
    );
    const { newEmail, oldConfirmedAt, newConfirmedAt } = change;
    if (oldConfirmedAt === null) {
      await outbox.add(mailToOldAddress(user, newEmail, oldLink.secret), now);
    }
    if (newConfirmedAt === null) {
      const holder = await users.findByEmail(newEmail);
      await outbox.add(mailToNewAddress(user, newEmail, newLink.secret, holder), now);
    }
  });
}
