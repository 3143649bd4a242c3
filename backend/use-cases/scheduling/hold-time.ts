import { DomainError } from "../../domain/errors.ts";
import type { Hold } from "../../domain/scheduling.ts";
import type { Ports } from "../../ports/ports.ts";
import type { HoldSecret } from "../../ports/scheduling.ts";
import type { VisitorContextWithAddress } from "../context.ts";

export async function holdTime(
  { auth, scheduling }: Pick<Ports, "auth" | "scheduling">,
  { now, address }: VisitorContextWithAddress,
  input: { eventTypeUri: string; startsAt: number; replaces?: HoldSecret },
): Promise<Hold & { secret: string }> {
  if (!scheduling.holds) {
    throw new DomainError("ERR_NOT_FOUND", { detail: "this calendar has no holds" });
  }
  return await scheduling.holds.hold({ ...input, holderHash: auth.hashSecret(address) }, now);
}
