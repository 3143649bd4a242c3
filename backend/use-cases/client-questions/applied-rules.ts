import type { ClientQuestion } from "../../domain/client-question.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Repositories } from "../../ports/persistence.ts";
import { verdictOfUser } from "../suitability/check-booking.ts";

/** What the client agrees to show the practitioner: the rules of this version that the client saw. */
export type SharedRules = { rulesVersion: number; rules: string[] };

/**
 * The rules of the client's stored test that apply to the practice now, and those of them that are shared: with `share`
 * those that it names, else those that are shared already. ERR_NOT_SUITABLE, ERR_STALE for other rules than those in
 * force.
 */
export async function appliedRules(
  repositories: Pick<Repositories, "suitabilityContents" | "suitabilityResults">,
  { userId, practiceType, shared }: Pick<ClientQuestion, "userId" | "practiceType" | "shared">,
  share: SharedRules | null,
): Promise<Pick<ClientQuestion, "applied" | "shared">> {
  const suitability = await verdictOfUser(repositories, userId, practiceType);
  if (!suitability) return { applied: { rules: [], rulesVersion: 0 }, shared: [] };
  const { verdict, reasons, rulesVersion } = suitability;
  if (verdict === "no") throw new DomainError("ERR_NOT_SUITABLE", { suitability });
  if (share && share.rulesVersion !== rulesVersion) {
    throw new DomainError("ERR_STALE", { suitability });
  }
  const rules = reasons.map(({ rule: { id, fact, severity } }) => ({ id, fact, severity }));
  const named = share?.rules ?? shared;
  return {
    applied: { rules, rulesVersion },
    shared: rules.map(({ id }) => id).filter((id) => named.includes(id)),
  };
}
