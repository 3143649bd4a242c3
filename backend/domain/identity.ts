import { isUnclaimed, type User } from "./account.ts";
import { DomainError } from "./errors.ts";

/** A person as somebody else vouches for them. Who they are is `issuer` and `subject` together, never the address. */
export type Identity = {
  issuer: string;
  subject: string;
  email: string | null;
  /** Whether the issuer has seen the mailbox answer; null when it does not say. */
  emailVerified: boolean | null;
  name: string | null;
};

/** An identity that opens an account here. Instants in ms. */
export type LinkedIdentity = {
  id: string;
  userId: string;
  issuer: string;
  subject: string;
  /** The address the issuer knew when it was linked: what the person recognises it by. */
  email: string | null;
  createdAt: number;
};

const address = /^[^\s@\p{C}]{1,64}@[^\s@\p{C}]+\.[^\s@\p{C}]+$/u;
const longestAddress = 254;
const longestName = 100;

/**
 * An identity from what an issuer claims. What is no address, no name or no plain yes counts as not told; without a
 * subject there is nobody: ERR_SIGN_IN_FAILED.
 */
export function identityFrom(
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

/**
 * What a person who was sent back by an issuer may do: `enter` their account; `open` one; open one that waits for its
 * mailbox to `confirm` it; `prove` by its password that the account with this address is theirs. Or `tell` the owner
 * of the address that somebody came in their name. `linked` is whose identity it is, `namesake` who has the address.
 */
export type Admission = "enter" | "open" | "confirm" | "prove" | "tell";

/** Refuses with a code the person is shown; an address is never enough to enter an account that is somebody's. */
export function admit(identity: Identity, linked: User | null, namesake: User | null): Admission {
  if (linked) {
    if (linked.disabledAt !== null) throw new DomainError("ERR_SIGN_IN_FAILED");
    if (linked.emailVerifiedAt === null) throw new DomainError("ERR_EMAIL_NOT_VERIFIED");
    return "enter";
  }
  if (identity.email === null) throw new DomainError("ERR_EMAIL_MISSING");
  if (identity.emailVerified === false) throw new DomainError("ERR_PROVIDER_EMAIL_UNVERIFIED");
  const isFree = namesake === null || isUnclaimed(namesake);
  if (identity.emailVerified === null) return isFree ? "confirm" : "tell";
  if (isFree) return "open";
  if (namesake.disabledAt !== null) throw new DomainError("ERR_SIGN_IN_FAILED");
  if (namesake.passwordHash === null) throw new DomainError("ERR_ACCOUNT_EXISTS");
  return "prove";
}

/** ERR_LAST_SIGN_IN_METHOD when taking one identity away would lock its owner out. */
export function requireAnotherWayIn(user: User, identities: readonly LinkedIdentity[]): void {
  const ways = identities.length + (user.passwordHash === null ? 0 : 1);
  if (ways < 2) throw new DomainError("ERR_LAST_SIGN_IN_METHOD");
}

function isAddress(email: unknown): email is string {
  return typeof email === "string" && email.length <= longestAddress && address.test(email);
}

function plainName(name: string): string | null {
  const plain = name.trim().slice(0, longestName).replace(/\p{C}/gu, " ").trim();
  return plain === "" ? null : plain;
}
