import { DomainError } from "../../domain/errors.ts";
import type { IdentityProvider } from "../../ports/auth.ts";
import type { Ports } from "../../ports/ports.ts";

/** ERR_NOT_FOUND for one that is not switched on, as for one that does not exist. */
export function signInProvider(
  { identityProviders }: Pick<Ports, "identityProviders">,
  id: string,
): IdentityProvider {
  const provider = identityProviders.redirecting.find((candidate) => candidate.id === id);
  if (!provider) throw new DomainError("ERR_NOT_FOUND");
  return provider;
}

/** Where a provider sends the browser back to; each has an address of its own, so that answers cannot be mixed up. */
export function redirectAddress(publicUrl: string, provider: IdentityProvider): string {
  return `${publicUrl}/api/auth/${provider.id}/callback`;
}
