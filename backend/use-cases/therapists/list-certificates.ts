import { type Coverage, coverageOf } from "../../domain/certificate-coverage.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type ListedCertificate, withDocuments } from "../certificates/own-certificates.ts";
import { mayDo } from "../../domain/rights.ts";

type ProfileCertificates = {
  certificates: ListedCertificate[];
  /** Types of the practices on the profile, in its order. */
  practices: string[];
  coverage: Coverage;
};

/** For the practitioner and admins; to others ERR_NOT_FOUND. */
export async function listCertificates(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { therapistId }: { therapistId: string },
): Promise<ProfileCertificates> {
  const isAllowed = account.therapistId === therapistId || mayDo(account, "check-certificates");
  const therapist = isAllowed ? await persistence.therapists.find(therapistId) : null;
  if (!therapist) throw new DomainError("ERR_NOT_FOUND");
  const offered = therapist.practices.filter(({ intro }) => !intro);
  return {
    certificates: await withDocuments(persistence, therapist.certificates),
    practices: [...new Set(offered.map(({ type }) => type))],
    coverage: coverageOf(therapist, now),
  };
}
