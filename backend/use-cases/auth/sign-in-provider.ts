import { DomainError } from "../../domain/errors.ts";
import type { IdentityProvider } from "../../ports/auth.ts";
import type { Ports } from "../../ports/ports.ts";

export function findSignInProvider(
  { identityProviders }: Pick<Ports, "identityProviders">,
  id: string,
): IdentityProvider {
  const provider = identityProviders.providers.find((candidate) => candidate.id === id);
  if (!provider) throw new DomainError("ERR_NOT_FOUND");
  return provider;
}

/** Each provider has a redirect URI of its own, so that answers of two providers cannot be mixed up. */
export function redirectUri(publicUrl: string, provider: IdentityProvider): string {
  return `${publicUrl}/api/auth/${provider.id}/callback`;
}
