import { DomainError } from "../../domain/errors.ts";

/** The pages of a provider show the client's address, so an assistant gets no link to them. */
export function withoutProviderPage(error: unknown): unknown {
  const hasLink = error instanceof DomainError &&
    ("cancelUrl" in error.facts || "rescheduleUrl" in error.facts);
  return hasLink ? new DomainError(error.code) : error;
}
