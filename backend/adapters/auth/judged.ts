import { DomainError } from "../../domain/errors.ts";

/**
 * Does what a provider's answer is judged by. Whatever a library finds wrong with it, and however it says so, is a
 * sign-in that failed; only silence and a person's own "no" are told apart.
 */
export async function judged<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw refusalIn(error) ?? new DomainError("ERR_SIGN_IN_FAILED");
  }
}

/** Libraries wrap what the fetch they were given throws. */
function refusalIn(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (!(error instanceof Error)) return null;
  if ("error" in error && error.error === "access_denied") {
    return new DomainError("ERR_SIGN_IN_CANCELLED");
  }
  return refusalIn(error.cause);
}
