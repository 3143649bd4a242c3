import type { Account } from "../../domain/account.ts";
import { networkOf, subscriberOf } from "../../domain/network-address.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Holder } from "../../ports/scheduling/time-holds.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { countRequest } from "../request-limits.ts";

/** `partnerKeyId`: of the key with which a partner holds times for guests. */
export type Visitor = VisitorContextWithAddress & {
  account: Account | null;
  partnerKeyId?: string | null;
};

/** Counts a request for a hold, in the caller's transaction. ERR_TOO_MANY_REQUESTS. */
export function countHold(
  auth: Ports["auth"],
  { attempts }: Pick<Repositories, "attempts">,
  visitor: Visitor,
): Promise<void> {
  const limit = visitor.partnerKeyId ? "holdsPerPartner" : "holdsPerVisitor";
  const request = { limit, by: holderOf(visitor) } as const;
  return countRequest(auth, attempts, request, visitor.now);
}

/** Who holds a time, as far as holds are counted. */
export function hashedHolder(
  auth: Ports["auth"],
  visitor: Visitor,
): Holder {
  const { address, account, partnerKeyId } = visitor;
  const hashes = {
    holderHash: auth.hashSecret(holderOf(visitor)),
    networkHash: auth.hashSecret(partnerKeyId ?? networkOf(address)),
  };
  if (account) return { ...hashes, holderEmail: account.email };
  return partnerKeyId ? { ...hashes, isPartner: true } : hashes;
}

function holderOf({ address, account, partnerKeyId }: Visitor): string {
  return account?.userId ?? partnerKeyId ?? subscriberOf(address);
}
