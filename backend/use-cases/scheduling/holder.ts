import type { Account } from "../../domain/account.ts";
import { networkOf, subscriberOf } from "../../domain/network-address.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { countRequest } from "../request-limits.ts";

type Visitor = VisitorContextWithAddress & { account: Account | null };

/** Counts a request for a hold, in the caller's transaction. ERR_TOO_MANY_REQUESTS. */
export function countHold(
  auth: Ports["auth"],
  { attempts }: Pick<Repositories, "attempts">,
  visitor: Visitor,
): Promise<void> {
  const request = { limit: "holdsPerVisitor", by: holderOf(visitor) } as const;
  return countRequest(auth, attempts, request, visitor.now);
}

/** Who holds a time, as far as holds are counted. */
export function hashedHolder(
  auth: Ports["auth"],
  visitor: Visitor,
): { holderHash: string; networkHash: string; holderEmail?: string } {
  const { address, account } = visitor;
  const hashes = {
    holderHash: auth.hashSecret(holderOf(visitor)),
    networkHash: auth.hashSecret(networkOf(address)),
  };
  return account ? { ...hashes, holderEmail: account.email } : hashes;
}

function holderOf({ address, account }: Visitor): string {
  return account?.userId ?? subscriberOf(address);
}
