import type { SecondFactors } from "../../domain/second-factor.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export async function getSecondFactors(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<SecondFactors> {
  return await persistence.secondFactors.findFactors(account.userId);
}
