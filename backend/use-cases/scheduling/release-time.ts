import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { HoldSecret } from "../../ports/scheduling/time-holds.ts";

export async function releaseTime(
  { scheduling }: Pick<Ports, "scheduling">,
  hold: HoldSecret,
): Promise<void> {
  if (!scheduling.holds) throw new DomainError("ERR_NOT_FOUND");
  await scheduling.holds.release(hold);
}
