import { DomainError } from "../../domain/errors.ts";

/**
 * Runs the check of a provider's answer. Throws ERR_SIGN_IN_CANCELLED when the user declined,
 * ERR_PROVIDER_UNAVAILABLE, and ERR_SIGN_IN_FAILED for any other error of a library.
 */
export async function withSignInErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw refusalIn(error) ?? new DomainError("ERR_SIGN_IN_FAILED");
  }
}

function refusalIn(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (!(error instanceof Error)) return null;
  if ("error" in error && error.error === "access_denied") {
    return new DomainError("ERR_SIGN_IN_CANCELLED");
  }
  return refusalIn(error.cause);
}
