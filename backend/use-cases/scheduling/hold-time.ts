import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { networkOf, subscriberOf } from "../../domain/network-address.ts";
import type { Hold } from "../../domain/scheduling.ts";
import type { Ports } from "../../ports/ports.ts";
import type { HoldSecret } from "../../ports/scheduling/time-holds.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { countRequests } from "../request-limits.ts";

export async function holdTime(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { now, address, account }: VisitorContextWithAddress & { account: Account | null },
  input: { eventTypeUri: string; startsAt: number; replaces?: HoldSecret },
): Promise<Hold & { secret: string }> {
  const { auth, scheduling } = ports;
  if (!scheduling.holds) {
    throw new DomainError("ERR_NOT_FOUND", { detail: "this calendar has no holds" });
  }
  const holder = account?.userId ?? subscriberOf(address);
  await countRequests(ports, now, [{ limit: "holdsPerVisitor", by: holder }]);
  const hashes = {
    holderHash: auth.hashSecret(holder),
    networkHash: auth.hashSecret(networkOf(address)),
  };
  const person = account ? { ...hashes, holderEmail: account.email } : hashes;
  return await scheduling.holds.hold({ ...input, ...person }, now);
}
