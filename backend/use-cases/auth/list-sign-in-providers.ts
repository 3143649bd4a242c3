import type { Ports } from "../../ports/ports.ts";

/** Those a person may sign in with besides a password, in the order of their buttons. */
export function listSignInProviders(
  { identityProviders }: Pick<Ports, "identityProviders">,
): { id: string; name: string }[] {
  return identityProviders.redirecting.map(({ id, name }) => ({ id, name }));
}
