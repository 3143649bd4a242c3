import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Practice, Therapist } from "../../domain/therapist.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { NamedCompanion } from "../../ports/persistence/companions.ts";

/** A practice of the caller with those who hold it together with them. */
export type OwnPractice = { practice: Practice; companions: NamedCompanion[] };

/** ERR_FORBIDDEN when the caller is not a practitioner. */
export async function ownProfile(
  { therapists }: Pick<Repositories, "therapists">,
  { therapistId }: Pick<Account, "therapistId">,
): Promise<Therapist> {
  const therapist = therapistId && await therapists.find(therapistId);
  if (!therapist) throw new DomainError("ERR_FORBIDDEN");
  return therapist;
}

/** ERR_NOT_FOUND for a practice that is not the caller's or no longer offered. */
export async function ownPractice(
  repositories: Pick<Repositories, "therapists">,
  account: Pick<Account, "therapistId">,
  practiceId: string,
): Promise<{ lead: Therapist; practice: Practice }> {
  const lead = await ownProfile(repositories, account);
  const practice = lead.practices.find(({ id }) => id === practiceId);
  if (!practice) throw new DomainError("ERR_NOT_FOUND");
  return { lead, practice };
}

export async function practicesOf(
  { companions }: Pick<Repositories, "companions">,
  { id, practices }: Therapist,
): Promise<OwnPractice[]> {
  const named = await companions.listOfLead(id);
  return practices.map((practice) => ({ practice, companions: named.get(practice.id) ?? [] }));
}
