import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { ApprovalRule } from "../../domain/session-request.ts";
import type { Practice } from "../../domain/therapist.ts";
import type { Ports } from "../../ports/ports.ts";

export type PracticeRule = { practice: Practice; rule: ApprovalRule };

/** The practices of the caller with their rules. ERR_FORBIDDEN when the caller is not a practitioner. */
export async function rulesOf(
  { persistence }: Pick<Ports, "persistence">,
  { therapistId }: Account,
): Promise<{ therapistId: string; rules: PracticeRule[] }> {
  const therapist = therapistId && await persistence.therapists.find(therapistId);
  if (!therapist) throw new DomainError("ERR_FORBIDDEN");
  const stored = await persistence.sessionRequests.listRules(therapist.id);
  const rules = therapist.practices.map((practice) => ({
    practice,
    rule: stored.get(practice.id) ?? "never",
  }));
  return { therapistId: therapist.id, rules };
}
