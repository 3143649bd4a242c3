import { DomainError } from "./errors.ts";
import { problem } from "./field-problem.ts";

export const mostCompanions = 4;

export const companionStates = ["invited", "agreed", "declined"] as const;

/** A practitioner with whom a practice is held together, beside the one who offers it. Instants in ms. */
export type Companion = {
  therapistId: string;
  state: (typeof companionStates)[number];
  invitedAt: number;
  /** Null while the invitation is open. */
  answeredAt: number | null;
};

/** What others see of a practitioner who takes part in a session. */
export type CompanionPerson = {
  id: string;
  slug: string;
  name: string;
  pictureKey: string | null;
};

/**
 * The companions of a practice after its lead chose these practitioners. Answers stay; new ones are invited at `now` (ms).
 * ERR_OWN_COMPANION, ERR_INVALID_INPUT for more than `mostCompanions`.
 */
export function withChosen(
  current: readonly Companion[],
  leadId: string,
  chosen: readonly string[],
  now: number,
): Companion[] {
  const ids = [...new Set(chosen)];
  if (ids.includes(leadId)) throw new DomainError("ERR_OWN_COMPANION");
  if (ids.length > mostCompanions) {
    throw new DomainError("ERR_INVALID_INPUT", {
      errors: [problem("companions", "ERR_TOO_BIG", { most: mostCompanions, unit: "entries" })],
    });
  }
  return ids.map((therapistId) =>
    current.find((companion) => companion.therapistId === therapistId) ??
      { therapistId, state: "invited", invitedAt: now, answeredAt: null }
  );
}

/** Giving the same answer again changes nothing. ERR_NOT_FOUND for a practitioner who is not named. `now` in ms. */
export function withAnswer(
  companions: readonly Companion[],
  therapistId: string,
  state: "agreed" | "declined",
  now: number,
): readonly Companion[] {
  const companion = companions.find((one) => one.therapistId === therapistId);
  if (!companion) throw new DomainError("ERR_NOT_FOUND");
  if (companion.state === state) return companions;
  return companions.map((one) => one === companion ? { ...one, state, answeredAt: now } : one);
}

/** Whether a practice with these companions can be booked. */
export function isComplete(
  companions: readonly (Pick<Companion, "state"> & { canBeBooked: boolean })[],
): boolean {
  return companions.every(({ state, canBeBooked }) => state === "agreed" && canBeBooked);
}
