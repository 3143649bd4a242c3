import type { Account, User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { decideSignIn, type Identity } from "../../domain/identity.ts";
import { hasPassedSecondFactor } from "../../domain/second-factor.ts";
import {
  isSecondFactorRequired,
  type SecondFactorPolicy,
} from "../../domain/second-factor-policy.ts";
import { isRecentSignIn, newSignIn } from "../../domain/sign-in.ts";
import type { AccessClaims, ExternalSignIn } from "../../ports/auth.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { VisitorContext } from "../context.ts";
import { addFederatedAccount } from "./federated-account.ts";
import { endOldestSignIns } from "./new-sign-in.ts";

type SomePorts = Pick<Ports, "auth" | "identityProviders" | "persistence">;

/** `lacksSecondFactor`: the account must set one up, and may do nothing else before. */
type BearerAccount = { account: Account; lacksSecondFactor: boolean };

export async function identifyBearer(
  ports: SomePorts,
  context: VisitorContext,
  { token, device, policy }: { token: string; device: string; policy: SecondFactorPolicy },
): Promise<BearerAccount | null> {
  const { auth, persistence } = ports;
  const claims = await auth.readAccessToken(token, context.now) ??
    await externalClaims(ports, context, token, device);
  if (!claims) return null;
  const { userId, signInId } = claims;
  const user = await persistence.users.findSignedIn(userId, signInId, context.now);
  if (!user || user.disabledAt !== null || !hasPassedSecondFactor(user, user)) return null;
  const { email, name, therapistId, isAssistant, isAdmin, staffRoles } = user;
  return {
    account: { userId, signInId, email, name, therapistId, isAssistant, isAdmin, staffRoles },
    lacksSecondFactor: !user.hasSecondFactor && isSecondFactorRequired(policy, user),
  };
}

async function externalClaims(
  ports: SomePorts,
  context: VisitorContext,
  token: string,
  device: string,
): Promise<AccessClaims | null> {
  const { identityProviders, persistence } = ports;
  const external = await identityProviders.readToken(token, context.now);
  if (!external || !isRecentSignIn(external.signedInAt, context.now)) return null;
  const { identity, signInId } = external;
  const known = await persistence.users.findSignIn(signInId);
  if (known) {
    const linked = await persistence.identities.find(identity.issuer, identity.subject);
    return linked?.userId === known.userId ? { userId: known.userId, signInId } : null;
  }
  return await persistence.transaction((repositories) =>
    addExternalSignIn(ports, repositories, context, external, device)
  );
}

/** Adds a sign-in for a token's first use, so that it is listed as a device, can be ended and expires. */
async function addExternalSignIn(
  ports: SomePorts,
  repositories: Repositories,
  context: VisitorContext,
  { identity, signInId, signedInAt }: ExternalSignIn,
  device: string,
): Promise<AccessClaims | null> {
  const { users } = repositories;
  const user = await ownerOf(ports, repositories, context, identity);
  if (!user || user.disabledAt !== null) return null;
  if (!await users.findSignIn(signInId)) {
    const facts = { id: signInId, userId: user.id, device, remember: true };
    await users.addSignIn({ ...newSignIn(facts, signedInAt), lastUsedAt: context.now });
    await endOldestSignIns(users, user.id, context.now);
  }
  return { userId: user.id, signInId };
}

/** The account of an identity. As at the sign-in with a provider, an address alone never opens an existing account. */
async function ownerOf(
  ports: SomePorts,
  repositories: Repositories,
  { now, language }: VisitorContext,
  identity: Identity,
): Promise<User | null> {
  const { identities, users } = repositories;
  const { issuer, subject, email } = identity;
  const link = await identities.find(issuer, subject);
  const linked = link && await users.find(link.userId);
  const namesake = email === null ? null : await users.findByEmail(email);
  switch (decisionOn(identity, linked, namesake)) {
    case "sign-in":
      return linked;
    case "create-account":
      return await addFederatedAccount(ports, repositories, {
        identity: { ...identity, email: email! },
        unverified: namesake,
        language,
        isVerified: true,
      }, now);
    case "require-password":
      throw new DomainError("ERR_UNAUTHORIZED", {
        detail: "an account with this address exists: link it with its password (linkSignIn)",
      });
    default:
      return null;
  }
}

function decisionOn(...facts: Parameters<typeof decideSignIn>) {
  try {
    return decideSignIn(...facts);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
