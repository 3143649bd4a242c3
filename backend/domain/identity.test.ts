import fc from "fast-check";
import { expect, test } from "vitest";
import { newUser, type User } from "./account.ts";
import { decideSignIn, type Identity, requireAnotherSignInMethod, toIdentity } from "./identity.ts";

const now = Date.UTC(2026, 10, 20);
const issuer = "https://issuer.example";
const mari: Identity = {
  issuer,
  subject: "mari",
  email: "mari@example.ee",
  emailVerified: true,
  name: "Mari",
};
const account: User = {
  ...newUser("u-1", now),
  email: "mari@example.ee",
  name: "Mari",
  language: "et",
  emailVerifiedAt: now,
  passwordHash: "hash",
  updatedAt: now,
};

const instant = fc.constantFrom(null, now);
const anyUser = fc.record({
  emailVerifiedAt: instant,
  disabledAt: instant,
  passwordHash: fc.constantFrom(null, "hash"),
}).map((facts): User => ({ ...account, ...facts }));
const identity = fc.record({
  email: fc.constantFrom(null, "mari@example.ee"),
  emailVerified: fc.constantFrom(true, false, null),
}).map((facts): Identity => ({ ...mari, ...facts }));

test("an address alone never signs in to an existing account", () => {
  fc.assert(fc.property(identity, anyUser, (identity, namesake) => {
    const decision = decisionOf(identity, null, namesake);
    expect(decision).not.toBe("sign-in");
    if (decision === "create-account" || decision === "create-unverified-account") {
      expect([namesake.emailVerifiedAt, namesake.disabledAt]).toEqual([null, null]);
    }
    if (decision === "create-account") expect(identity.emailVerified).toBe(true);
    if (decision === "require-password") {
      expect(identity.emailVerified).toBe(true);
      expect(namesake).toMatchObject({
        emailVerifiedAt: now,
        disabledAt: null,
        passwordHash: "hash",
      });
    }
  }));
});

test("a linked identity signs in to its account, whichever account has the address", () => {
  fc.assert(fc.property(identity, fc.option(anyUser), (identity, namesake) => {
    expect(decideSignIn(identity, account, namesake)).toBe("sign-in");
    expect(decisionOf(identity, { ...account, disabledAt: now }, namesake)).toBe(
      "ERR_ACCOUNT_DISABLED",
    );
    expect(decisionOf(identity, { ...account, emailVerifiedAt: null }, namesake))
      .toBe("ERR_EMAIL_NOT_VERIFIED");
  }));
});

test.each<[string, Partial<Identity>, Partial<User> | null, string]>([
  ["with an unknown address", {}, null, "create-account"],
  ["with an address that was never confirmed", {}, { emailVerifiedAt: null }, "create-account"],
  ["with the address of an account with a password", {}, {}, "require-password"],
  [
    "with the address of an account without a password",
    {},
    { passwordHash: null },
    "ERR_ACCOUNT_EXISTS",
  ],
  ["with the address of a disabled account", {}, { disabledAt: now }, "ERR_ACCOUNT_DISABLED"],
  ["without an address", { email: null }, null, "ERR_EMAIL_MISSING"],
  ["with an unverified address", { emailVerified: false }, null, "ERR_PROVIDER_EMAIL_UNVERIFIED"],
  ["with an address of unknown state", { emailVerified: null }, null, "create-unverified-account"],
  ["with an account's address of unknown state", { emailVerified: null }, {}, "notify-owner"],
])("an unlinked identity %s", (_case, facts, namesake, decision) => {
  const user = namesake && { ...account, ...namesake };
  expect(decisionOf({ ...mari, ...facts }, null, user)).toBe(decision);
});

test("malformed claims of an issuer count as absent", () => {
  fc.assert(fc.property(fc.anything(), fc.anything(), fc.anything(), (email, verified, name) => {
    const found = toIdentity({ issuer, subject: "x", email, emailVerified: verified, name });
    expect(found.email).toSatisfy((text) => text === null || /^[^\s@]+@[^\s@]+$/.test(text));
    expect(found.name).toSatisfy((text) => text === null || text.length <= 100);
    expect(found.emailVerified).toBe(verified === null ? null : verified === true);
  }));
  for (const subject of ["", undefined, 7, {}, "x".repeat(256)]) {
    expect(() => toIdentity({ issuer, subject })).toThrow("ERR_SIGN_IN_FAILED");
  }
  const tricky = toIdentity({ issuer, subject: "x", name: " Mari\u0000\u202e\nTamm\ud800 " });
  expect(tricky.name).toBe("Mari   Tamm");
});

test("the last sign-in method of an account cannot be removed", () => {
  const link = { id: "i-1", userId: "u-1", issuer, subject: "mari", email: null, createdAt: now };
  const passwordless = { ...account, passwordHash: null };
  expect(() => requireAnotherSignInMethod(passwordless, [link])).toThrow("ERR_LAST_SIGN_IN_METHOD");
  expect(() => requireAnotherSignInMethod(passwordless, [link, { ...link, id: "i-2" }])).not
    .toThrow();
  expect(() => requireAnotherSignInMethod(account, [link])).not.toThrow();
});

function decisionOf(identity: Identity, linked: User | null, namesake: User | null): string {
  try {
    return decideSignIn(identity, linked, namesake);
  } catch (error) {
    return (error as Error).message;
  }
}
