import { networkOf } from "../../domain/network-address.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import { noAccountMail, passwordResetMail } from "./account-mails.ts";

/** Mails any address, so that neither the answer nor its time shows whether there is an account. */
export async function forgotPassword(
  ports: Pick<Ports, "auth" | "persistence">,
  { now, language, address, deviceMarks }: VisitorContextWithAddress,
  input: { email: string },
): Promise<void> {
  await countRequests(ports, now, [
    { limit: "mailsPerNetwork", by: networkOf(address) },
    { mail: "mailsPerMailbox", origin: { ...input, address, deviceMarks } },
  ]);
  await ports.persistence.transaction(async ({ users, outbox }) => {
    const user = await users.findByEmail(input.email);
    if (!user || user.disabledAt !== null) {
      return await outbox.add(noAccountMail(input.email, language), now);
    }
    const { token, mail } = passwordResetMail(ports.auth, user, now);
    await users.addMailToken(token);
    await outbox.add(mail, now);
  });
}
