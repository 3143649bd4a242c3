import { type Account, isUnclaimed, type User } from "../../domain/account.ts";
import type { Identity } from "../../domain/identity.ts";
import { isRecentProof, newSignIn } from "../../domain/sign-in.ts";
import type { AccessClaims, VouchedPerson } from "../../ports/auth.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { VisitorContext } from "../context.ts";
import { openAccount } from "./open-account.ts";

type SomePorts = Pick<Ports, "auth" | "identityProviders" | "persistence">;

/** Whose a bearer token is: one of ours, or of an issuer whose tokens are accepted. Null for any other text. */
export async function identifyBearer(
  ports: SomePorts,
  visit: VisitorContext,
  { token, device }: { token: string; device: string },
): Promise<Account | null> {
  const { auth, persistence } = ports;
  const claims = await auth.readAccessToken(token, visit.now) ??
    await claimsElsewhere(ports, visit, token, device);
  if (!claims) return null;
  const { userId, signInId } = claims;
  const user = await persistence.users.findSignedIn(userId, signInId, visit.now);
  if (!user || user.disabledAt !== null) return null;
  const { email, name, therapistId, isAdmin } = user;
  return { userId, signInId, email, name, therapistId, isAdmin };
}

async function claimsElsewhere(
  ports: SomePorts,
  visit: VisitorContext,
  token: string,
  device: string,
): Promise<AccessClaims | null> {
  const { identityProviders, persistence } = ports;
  const person = await identityProviders.readToken(token, visit.now);
  if (!person || !isRecentProof(person.signedInAt, visit.now)) return null;
  const { signInId } = person;
  const known = await persistence.users.findSignIn(signInId);
  if (known) return { userId: known.userId, signInId };
  return await persistence.transaction((repositories) =>
    signInVouched(ports, repositories, visit, person, device)
  );
}

/** A proof that is new to us becomes a device like any other: it can be seen, ended, and grows too old. */
async function signInVouched(
  ports: SomePorts,
  repositories: Repositories,
  visit: VisitorContext,
  { identity, signInId, signedInAt }: VouchedPerson,
  device: string,
): Promise<AccessClaims | null> {
  const { users } = repositories;
  const user = await ownerOf(ports, repositories, visit, identity);
  if (!user || user.disabledAt !== null) return null;
  if (!await users.findSignIn(signInId)) {
    const facts = { id: signInId, userId: user.id, device, remember: true };
    await users.addSignIn({ ...newSignIn(facts, signedInAt), lastUsedAt: visit.now });
  }
  return { userId: user.id, signInId };
}

/** The account is known by its identity, else by a confirmed address; a person nobody knows gets a new one. */
async function ownerOf(
  ports: SomePorts,
  repositories: Repositories,
  { now, language }: VisitorContext,
  identity: Identity,
): Promise<User | null> {
  const { identities, users } = repositories;
  const { issuer, subject, email, emailVerified } = identity;
  const linked = await identities.find(issuer, subject);
  if (linked) return await users.find(linked.userId);
  if (email === null || emailVerified !== true) return null;
  const namesake = await users.findByEmail(email);
  if (namesake && !isUnclaimed(namesake)) return namesake;
  return await openAccount(ports, repositories, {
    identity: { ...identity, email },
    claimant: namesake,
    language,
    isConfirmed: true,
  }, now);
}
