import type { User } from "../../domain/account.ts";
import { DomainError, type ErrorCode } from "../../domain/errors.ts";
import { decideSignIn, type Identity } from "../../domain/identity.ts";
import { networkOf } from "../../domain/network-address.ts";
import { isPendingFor, type PendingSignIn, pendingSignInMs } from "../../domain/pending-sign-in.ts";
import { startPageOf } from "../../domain/return-url.ts";
import type { SignInChallenge } from "../../ports/auth.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import { alreadyRegisteredMail, verificationMail } from "./account-mails.ts";
import { addFederatedAccount } from "./federated-account.ts";
import { type NewSecondStep, type NewSignIn, signInOrBeginSecondStep } from "./new-sign-in.ts";
import { findSignInProvider, redirectUri } from "./sign-in-provider.ts";

type SomePorts = Pick<Ports, "auth" | "identityProviders" | "persistence">;

type SignInOutcome =
  | { outcome: "signed-in"; device: NewSignIn; user: User }
  | { outcome: "second-step" } & NewSecondStep
  | { outcome: "password-required"; ticket: string }
  | { outcome: "refused"; code: ErrorCode };

type ProviderCallback = {
  provider: string;
  query: string;
  browserSecret: string;
  publicUrl: string;
};

export async function finishSignIn(
  ports: SomePorts,
  context: VisitorContextWithAddress,
  input: ProviderCallback & { device: string },
): Promise<SignInOutcome & { returnUrl: string }> {
  const provider = findSignInProvider(ports, input.provider);
  const pending = await takePending(ports, context.now, input);
  if (!pending) return { outcome: "refused", code: "ERR_SIGN_IN_FAILED", returnUrl: "/" };
  const { returnUrl } = pending;
  try {
    const challenge = decryptChallenge(ports, pending.challenge);
    const callbackUrl = redirectUri(input.publicUrl, provider) + input.query;
    const identity = await provider.finish(challenge, callbackUrl);
    const { remember } = pending;
    const outcome = await signIn(ports, context, identity, { remember, device: input.device });
    const isOpen = outcome.outcome === "signed-in" && returnUrl === "/";
    return { ...outcome, returnUrl: isOpen ? startPageOf(outcome.user) : returnUrl };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { outcome: "refused", code: error.code, returnUrl };
  }
}

async function takePending(
  { auth, persistence }: SomePorts,
  now: number,
  input: ProviderCallback,
): Promise<PendingSignIn | null> {
  const state = new URLSearchParams(input.query).get("state") ?? "";
  const pending = await persistence.transaction(({ identities }) =>
    identities.takePending(auth.hashSecret(state))
  );
  const browserHash = auth.hashSecret(input.browserSecret);
  return isPendingFor(pending, { provider: input.provider, browserHash }, now) ? pending : null;
}

function decryptChallenge({ auth }: Pick<Ports, "auth">, encrypted: string): SignInChallenge {
  const challenge = auth.decrypt(encrypted);
  if (challenge === null) throw new DomainError("ERR_SIGN_IN_FAILED");
  return JSON.parse(challenge);
}

async function signIn(
  ports: SomePorts,
  { now, language, address }: VisitorContextWithAddress,
  identity: Identity,
  device: { device: string; remember: boolean },
): Promise<SignInOutcome> {
  const { auth, persistence } = ports;
  const { issuer, subject, email } = identity;
  if (!await persistence.identities.find(issuer, subject)) {
    const mailedTo = identity.emailVerified === null ? email : null;
    await countRequests(ports, now, [
      { limit: "registrationsPerNetwork", by: networkOf(address) },
      ...(mailedTo
        ? [{ mail: "mailsPerMailbox", origin: { email: mailedTo, address } } as const]
        : []),
    ]);
  }

  return await persistence.transaction(async (repositories) => {
    const { users, outbox } = repositories;
    const linked = await linkedUser(repositories, identity);
    const namesake = email === null ? null : await users.findByEmail(email);
    const decision = decideSignIn(identity, linked, namesake);
    if (decision === "notify-owner") {
      await outbox.add(alreadyRegisteredMail(namesake!), now);
      return { outcome: "refused", code: "ERR_EMAIL_NOT_VERIFIED" };
    }
    if (decision === "require-password") {
      const { secret, hash } = auth.newSecret();
      const { remember } = device;
      const expiresAt = now + pendingSignInMs;
      const ticket = { hash, userId: namesake!.id, issuer, subject, email: email!, remember };
      await repositories.identities.addTicket({ ...ticket, expiresAt });
      return { outcome: "password-required", ticket: secret };
    }
    const user = decision === "sign-in" ? linked! : await addFederatedAccount(ports, repositories, {
      identity: { ...identity, email: email! },
      unverified: namesake,
      language,
      isVerified: decision === "create-account",
    }, now);
    if (decision === "create-unverified-account") {
      const { token, mail } = verificationMail(auth, user, now);
      await users.addMailToken(token);
      await outbox.add(mail, now);
      return { outcome: "refused", code: "ERR_EMAIL_NOT_VERIFIED" };
    }
    const request = { user, ...device, isProven: false };
    const added = await signInOrBeginSecondStep(ports, repositories, request, now);
    return "secondStep" in added
      ? { outcome: "second-step", ...added }
      : { outcome: "signed-in", device: added, user };
  });
}

async function linkedUser({ identities, users }: Repositories, { issuer, subject }: Identity) {
  const linked = await identities.find(issuer, subject);
  return linked && await users.find(linked.userId);
}
