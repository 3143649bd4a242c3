import { emailKey } from "../../domain/account.ts";
import { DomainError, type ErrorCode } from "../../domain/errors.ts";
import { admit, type Identity } from "../../domain/identity.ts";
import { networkOf } from "../../domain/network-address.ts";
import { isExpected, patienceMs, type PendingSignIn } from "../../domain/pending-sign-in.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { countUses } from "../use-limits.ts";
import { type Device, signInDevice } from "./device.ts";
import { linkToVerify, noticeOfRegistration } from "./mailed-links.ts";
import { openAccount } from "./open-account.ts";
import { redirectAddress, signInProvider } from "./sign-in-provider.ts";
import { unsealChallenge } from "./start-sign-in.ts";

type SomePorts = Pick<Ports, "auth" | "identityProviders" | "persistence">;

/** How a person is received: signed in, asked for the password of the account with their address, or refused. */
export type Reception =
  | { outcome: "signed-in"; device: Device }
  | { outcome: "password-wanted"; ticket: string }
  | { outcome: "refused"; code: ErrorCode };

/** `query` is what the provider sent along, as it stands in the address. */
export type Arrival = {
  provider: string;
  query: string;
  browserSecret: string;
  publicUrl: string;
};

/** Receives a browser that comes back from a provider; `returnUrl` is where it wanted to go, and is safe. */
export async function finishSignIn(
  ports: SomePorts,
  visit: VisitorContextWithAddress,
  input: Arrival & { device: string },
): Promise<Reception & { returnUrl: string }> {
  const provider = signInProvider(ports, input.provider);
  const pending = await takePending(ports, visit.now, input);
  if (!pending) return { outcome: "refused", code: "ERR_SIGN_IN_FAILED", returnUrl: "/" };
  const { returnUrl } = pending;
  try {
    const challenge = unsealChallenge(ports, pending.challenge);
    const callbackUrl = redirectAddress(input.publicUrl, provider) + input.query;
    const identity = await provider.finish(challenge, callbackUrl);
    const { remember } = pending;
    const reception = await receive(ports, visit, identity, { remember, device: input.device });
    return { ...reception, returnUrl };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { outcome: "refused", code: error.code, returnUrl };
  }
}

/** Whatever becomes of it, a state is worth something once. */
async function takePending(
  { auth, persistence }: SomePorts,
  now: number,
  input: Arrival,
): Promise<PendingSignIn | null> {
  const state = new URLSearchParams(input.query).get("state") ?? "";
  const pending = await persistence.transaction(({ identities }) =>
    identities.takePending(auth.hashSecret(state))
  );
  const browserHash = auth.hashSecret(input.browserSecret);
  return isExpected(pending, { provider: input.provider, browserHash }, now) ? pending : null;
}

async function receive(
  ports: SomePorts,
  { now, language, address }: VisitorContextWithAddress,
  identity: Identity,
  device: { device: string; remember: boolean },
): Promise<Reception> {
  const { auth, persistence } = ports;
  const { issuer, subject, email } = identity;
  if (!await persistence.identities.find(issuer, subject)) {
    // Only an address nobody has vouched for is written to.
    const mailbox = identity.emailVerified === null ? email : null;
    await countUses(ports, now, [
      { limit: "registrationsPerNetwork", by: networkOf(address) },
      ...(mailbox ? [{ limit: "mailsPerMailbox" as const, by: emailKey(mailbox) }] : []),
    ]);
  }

  return await persistence.transaction(async (repositories) => {
    const { users, outbox } = repositories;
    const linked = await linkedUser(repositories, identity);
    const namesake = email === null ? null : await users.findByEmail(email);
    const admission = admit(identity, linked, namesake);
    if (admission === "tell") {
      await outbox.add(noticeOfRegistration(namesake!), now);
      return { outcome: "refused", code: "ERR_EMAIL_NOT_VERIFIED" };
    }
    if (admission === "prove") {
      const { secret, hash } = auth.newSecret();
      const { remember } = device;
      const expiresAt = now + patienceMs;
      const ticket = { hash, userId: namesake!.id, issuer, subject, email: email!, remember };
      await repositories.identities.addTicket({ ...ticket, expiresAt });
      return { outcome: "password-wanted", ticket: secret };
    }
    const user = admission === "enter" ? linked! : await openAccount(ports, repositories, {
      identity: { ...identity, email: email! },
      claimant: namesake,
      language,
      isConfirmed: admission === "open",
    }, now);
    if (admission === "confirm") {
      const { token, mail } = linkToVerify(auth, user, now);
      await users.addMailToken(token);
      await outbox.add(mail, now);
      return { outcome: "refused", code: "ERR_EMAIL_NOT_VERIFIED" };
    }
    return {
      outcome: "signed-in",
      device: await signInDevice(ports, users, { user, ...device }, now),
    };
  });
}

async function linkedUser({ identities, users }: Repositories, { issuer, subject }: Identity) {
  const linked = await identities.find(issuer, subject);
  return linked && await users.find(linked.userId);
}
