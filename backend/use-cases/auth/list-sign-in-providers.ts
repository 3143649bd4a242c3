import type { Ports } from "../../ports/ports.ts";

export function listSignInProviders(
  { identityProviders }: Pick<Ports, "identityProviders">,
): { id: string; name: string }[] {
  return identityProviders.providers.map(({ id, name }) => ({ id, name }));
}
