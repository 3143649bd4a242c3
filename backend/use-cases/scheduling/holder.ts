import type { Account } from "../../domain/account.ts";
import { networkOf, subscriberOf } from "../../domain/network-address.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { countRequests } from "../request-limits.ts";

/** Who holds a time, as far as holds are counted. Counts the request; ERR_TOO_MANY_REQUESTS. */
export async function countedHolder(
  ports: Pick<Ports, "auth" | "persistence">,
  { now, address, account }: VisitorContextWithAddress & { account: Account | null },
): Promise<{ holderHash: string; networkHash: string; holderEmail?: string }> {
  const holder = account?.userId ?? subscriberOf(address);
  await countRequests(ports, now, [{ limit: "holdsPerVisitor", by: holder }]);
  const hashes = {
    holderHash: ports.auth.hashSecret(holder),
    networkHash: ports.auth.hashSecret(networkOf(address)),
  };
  return account ? { ...hashes, holderEmail: account.email } : hashes;
}
