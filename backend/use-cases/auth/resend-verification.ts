import { networkOf } from "../../domain/network-address.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import { alreadyRegisteredMail, noAccountMail, verificationMail } from "./account-mails.ts";

/** Mails any address, so that neither the answer nor its time shows whether there is an account. */
export async function resendVerification(
  ports: Pick<Ports, "auth" | "persistence">,
  { now, language, address, deviceMarks }: VisitorContextWithAddress,
  input: { email: string; returnUrl?: string | undefined },
): Promise<void> {
  await countRequests(ports, now, [
    { limit: "mailsPerNetwork", by: networkOf(address) },
    { mail: "mailsPerMailbox", origin: { email: input.email, address, deviceMarks } },
  ]);
  await ports.persistence.transaction(async ({ users, outbox }) => {
    const user = await users.findByEmail(input.email);
    if (!user || user.disabledAt !== null) {
      return await outbox.add(noAccountMail(input.email, language), now);
    }
    if (user.emailVerifiedAt !== null) return await outbox.add(alreadyRegisteredMail(user), now);
    const { token, mail } = verificationMail(ports.auth, user, now, input.returnUrl);
    await users.addMailToken(token);
    await outbox.add(mail, now);
  });
}
