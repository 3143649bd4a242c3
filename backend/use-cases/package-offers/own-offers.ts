import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { PackageOffer } from "../../domain/money/package.ts";
import type { Practice, Therapist } from "../../domain/therapist.ts";
import type { Repositories } from "../../ports/persistence.ts";
import { requireOwnProfile } from "../require-right.ts";

/** An offer with its practice (null: no longer offered). */
export type OwnOffer = { offer: PackageOffer; practice: Practice | null };

/** ERR_FORBIDDEN for callers who are no practitioners. */
export async function requirePractitioner(
  { therapists }: Pick<Repositories, "therapists">,
  account: Account,
): Promise<Therapist> {
  const therapistId = requireOwnProfile(account, "sell-packages");
  const therapist = await therapists.find(therapistId);
  if (!therapist) throw new DomainError("ERR_FORBIDDEN");
  return therapist;
}

/** ERR_NOT_FOUND also for the offers of others. */
export async function requireOwnOffer(
  { packageOffers }: Pick<Repositories, "packageOffers">,
  { id: therapistId }: Therapist,
  id: string,
): Promise<PackageOffer> {
  const offer = await packageOffers.find(id);
  if (offer?.therapistId !== therapistId) throw new DomainError("ERR_NOT_FOUND");
  return offer;
}

export function ownOffer({ practices }: Pick<Therapist, "practices">, offer: PackageOffer) {
  return { offer, practice: practices.find(({ id }) => id === offer.practiceId) ?? null };
}
