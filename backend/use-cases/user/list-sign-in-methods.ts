import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export type SignInMethod = { id: string; name: string; email: string | null; linkedAt: number };

export async function listSignInMethods(
  { identityProviders, persistence }: Pick<Ports, "identityProviders" | "persistence">,
  { account }: Context,
): Promise<{ hasPassword: boolean; methods: SignInMethod[] }> {
  const [user, identities] = await Promise.all([
    persistence.users.find(account.userId),
    persistence.identities.listOf(account.userId),
  ]);
  return {
    hasPassword: user !== null && user.passwordHash !== null,
    methods: identities.map(({ id, issuer, email, createdAt }) => ({
      id,
      name: nameOf(identityProviders, issuer),
      email,
      linkedAt: createdAt,
    })),
  };
}

function nameOf({ providers }: Ports["identityProviders"], issuer: string): string {
  const provider = providers.find((candidate) => sameAddress(candidate.issuer, issuer));
  return provider?.name ?? (URL.canParse(issuer) ? new URL(issuer).hostname : issuer);
}

function sameAddress(one: string, other: string): boolean {
  return one.replace(/\/$/, "") === other.replace(/\/$/, "");
}
