import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { SecretLink } from "../../domain/secret-link.ts";
import type { Practice, Therapist } from "../../domain/therapist.ts";
import type { Ports } from "../../ports/ports.ts";

/** A link with its practice (null: no longer offered) and its token to copy. */
export type OwnLink = { link: SecretLink; practice: Practice | null; token: string | null };

/** ERR_FORBIDDEN when the caller is not a practitioner. */
export async function ownTherapist(
  { persistence }: Pick<Ports, "persistence">,
  { therapistId }: Account,
): Promise<Therapist> {
  const therapist = therapistId && await persistence.therapists.find(therapistId);
  if (!therapist) throw new DomainError("ERR_FORBIDDEN");
  return therapist;
}

export function ownLink(
  { auth }: Pick<Ports, "auth">,
  { practices }: Pick<Therapist, "practices">,
  link: SecretLink,
): OwnLink {
  const practice = practices.find(({ id }) => id === link.practiceId) ?? null;
  return { link, practice, token: auth.decrypt(link.tokenSealed) };
}
