import { emailMaxLength, isUnverified, type User, userNameMaxLength } from "./account.ts";
import { DomainError } from "./errors.ts";

/** A user as an identity provider reports them. `issuer` and `subject` together identify the user, never the address. */
export type Identity = {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean | null;
  name: string | null;
};

export type LinkedIdentity = {
  id: string;
  userId: string;
  issuer: string;
  subject: string;
  email: string | null;
  createdAt: number;
};

const address = /^[^\s@\p{C}]{1,64}@[^\s@\p{C}]+\.[^\s@\p{C}]+$/u;

/** An identity from an issuer's claims. Malformed claims count as absent; ERR_SIGN_IN_FAILED without a subject. */
export function toIdentity(
  claims: {
    issuer: string;
    subject: unknown;
    email?: unknown;
    emailVerified?: unknown;
    name?: unknown;
  },
): Identity {
  const { issuer, subject, email, name } = claims;
  if (typeof subject !== "string" || subject === "" || subject.length > 255) {
    throw new DomainError("ERR_SIGN_IN_FAILED");
  }
  return {
    issuer,
    subject,
    email: isAddress(email) ? email : null,
    emailVerified: claims.emailVerified === null ? null : claims.emailVerified === true,
    name: typeof name === "string" ? plainName(name) : null,
  };
}

type SignInDecision =
  | "sign-in"
  | "create-account"
  | "create-unverified-account"
  | "require-password"
  | "notify-owner";

/**
 * What happens after an identity provider has identified a user. `linked` is the account of the identity, `namesake`
 * the account with its address. An address alone never signs in to an existing account.
 * Throws ERR_ACCOUNT_DISABLED, ERR_EMAIL_NOT_VERIFIED, ERR_EMAIL_MISSING, ERR_PROVIDER_EMAIL_UNVERIFIED or
 * ERR_ACCOUNT_EXISTS.
 */
export function decideSignIn(
  identity: Identity,
  linked: User | null,
  namesake: User | null,
): SignInDecision {
  if (linked) {
    if (linked.disabledAt !== null) throw new DomainError("ERR_ACCOUNT_DISABLED");
    if (linked.emailVerifiedAt === null) throw new DomainError("ERR_EMAIL_NOT_VERIFIED");
    return "sign-in";
  }
  if (identity.email === null) throw new DomainError("ERR_EMAIL_MISSING");
  if (identity.emailVerified === false) throw new DomainError("ERR_PROVIDER_EMAIL_UNVERIFIED");
  const isFree = namesake === null || isUnverified(namesake);
  if (identity.emailVerified === null) return isFree ? "create-unverified-account" : "notify-owner";
  if (isFree) return "create-account";
  if (namesake.disabledAt !== null) throw new DomainError("ERR_ACCOUNT_DISABLED");
  if (namesake.passwordHash === null) throw new DomainError("ERR_ACCOUNT_EXISTS");
  return "require-password";
}

/** Throws ERR_LAST_SIGN_IN_METHOD when removing one identity would leave the user without a way to sign in. */
export function requireAnotherSignInMethod(
  user: User,
  identities: readonly LinkedIdentity[],
): void {
  const methods = identities.length + (user.passwordHash === null ? 0 : 1);
  if (methods < 2) throw new DomainError("ERR_LAST_SIGN_IN_METHOD");
}

function isAddress(email: unknown): email is string {
  return typeof email === "string" && email.length <= emailMaxLength && address.test(email);
}

function plainName(name: string): string | null {
  const plain = name.trim().slice(0, userNameMaxLength).replace(/\p{C}/gu, " ").trim();
  return plain === "" ? null : plain;
}
