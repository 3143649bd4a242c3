import { DomainError } from "../../domain/errors.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { Repositories } from "../../ports/persistence.ts";

type People = Pick<Repositories, "therapists" | "users">;

/**
 * A practitioner who takes questions, also one who is hidden from search. ERR_NOT_FOUND when their account or profile is
 * disabled.
 */
export async function findQuestionRecipient(
  { therapists, users }: People,
  idOrSlug: string,
): Promise<Therapist> {
  const therapist = await therapists.find(idOrSlug) ?? await therapists.findBySlug(idOrSlug);
  const user = therapist?.userId ? await users.find(therapist.userId) : null;
  const isDisabled = user !== null && user.disabledAt !== null;
  if (!therapist || isDisabled || therapist.disabledAt !== null) {
    throw new DomainError("ERR_NOT_FOUND");
  }
  if (questionPractices(therapist).length === 0) throw new DomainError("ERR_NOT_FOUND");
  return therapist;
}

/** The practices that the test has verdicts on, each once. */
export function questionPractices({ practices }: Pick<Therapist, "practices">) {
  const byType = new Map(
    practices.filter(({ intro }) => !intro).map((practice) => [practice.type, practice]),
  );
  return [...byType.values()];
}
