import type { Hold } from "../../domain/scheduling.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContextWithAddress } from "../context.ts";

export async function holdTime(
  { auth, scheduling }: Pick<Ports, "auth" | "scheduling">,
  { now, address }: VisitorContextWithAddress,
  input: { eventTypeUri: string; startsAt: number; replaces?: { id: string; secret: string } },
): Promise<Hold & { secret: string }> {
  return await scheduling.hold({ ...input, holderHash: auth.hashSecret(address) }, now);
}
