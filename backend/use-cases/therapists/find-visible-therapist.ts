import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { Persistence } from "../../ports/persistence.ts";
import { mayDo } from "../../domain/rights.ts";

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export async function findVisibleTherapist(
  { therapists }: Persistence,
  account: Account | null,
  idOrSlug: string,
): Promise<Therapist> {
  const therapist = uuid.test(idOrSlug)
    ? await therapists.find(idOrSlug)
    : await therapists.findBySlug(idOrSlug);
  if (!therapist) throw new DomainError("ERR_NOT_FOUND");
  const seesHidden = mayDo(account, "edit-profiles") || account?.therapistId === therapist.id;
  if (!therapist.showInSearch && !seesHidden) throw new DomainError("ERR_NOT_FOUND");
  return therapist;
}
