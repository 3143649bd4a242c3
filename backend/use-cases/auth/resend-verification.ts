import { emailKey } from "../../domain/account.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { countUses } from "../use-limits.ts";
import { linkToVerify } from "./mailed-links.ts";

/** Says nothing about the address: who has one to confirm finds the mail. */
export async function resendVerification(
  ports: Pick<Ports, "auth" | "persistence">,
  { now, address }: VisitorContextWithAddress,
  input: { email: string },
): Promise<void> {
  await countUses(ports, now, [
    { limit: "mailsPerNetwork", by: networkOf(address) },
    { limit: "mailsPerMailbox", by: emailKey(input.email) },
  ]);
  await ports.persistence.transaction(async ({ users, outbox }) => {
    const user = await users.findByEmail(input.email);
    if (!user || user.emailVerifiedAt !== null || user.disabledAt !== null) return;
    const { token, mail } = linkToVerify(ports.auth, user, now);
    await users.addMailToken(token);
    await outbox.add(mail, now);
  });
}
