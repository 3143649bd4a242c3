import fc from "fast-check";
import { expect, test } from "vitest";
import { newUser, type User } from "./account.ts";
import { admit, type Identity, identityFrom, requireAnotherWayIn } from "./identity.ts";

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
const anybody = fc.record({
  emailVerifiedAt: instant,
  disabledAt: instant,
  passwordHash: fc.constantFrom(null, "hash"),
}).map((facts): User => ({ ...account, ...facts }));
const identity = fc.record({
  email: fc.constantFrom(null, "mari@example.ee"),
  emailVerified: fc.constantFrom(true, false, null),
}).map((facts): Identity => ({ ...mari, ...facts }));

test("an address alone never enters an account that is somebody's", () => {
  fc.assert(fc.property(identity, anybody, (identity, namesake) => {
    const verdict = verdictOf(identity, null, namesake);
    expect(verdict).not.toBe("enter");
    if (verdict === "open" || verdict === "confirm") {
      expect([namesake.emailVerifiedAt, namesake.disabledAt]).toEqual([null, null]);
    }
    if (verdict === "open") expect(identity.emailVerified).toBe(true);
    if (verdict === "prove") {
      expect(identity.emailVerified).toBe(true);
      expect(namesake).toMatchObject({
        emailVerifiedAt: now,
        disabledAt: null,
        passwordHash: "hash",
      });
    }
  }));
});

test("a known identity enters its own account, whoever has the address now", () => {
  fc.assert(fc.property(identity, fc.option(anybody), (identity, namesake) => {
    expect(admit(identity, account, namesake)).toBe("enter");
    expect(verdictOf(identity, { ...account, disabledAt: now }, namesake)).toBe(
      "ERR_SIGN_IN_FAILED",
    );
    expect(verdictOf(identity, { ...account, emailVerifiedAt: null }, namesake))
      .toBe("ERR_EMAIL_NOT_VERIFIED");
  }));
});

test.each<[string, Partial<Identity>, Partial<User> | null, string]>([
  ["is new", {}, null, "open"],
  ["only claimed before", {}, { emailVerifiedAt: null }, "open"],
  ["has an account with a password", {}, {}, "prove"],
  ["has an account without one", {}, { passwordHash: null }, "ERR_ACCOUNT_EXISTS"],
  ["has a disabled account", {}, { disabledAt: now }, "ERR_SIGN_IN_FAILED"],
  ["has no address", { email: null }, null, "ERR_EMAIL_MISSING"],
  ["has not confirmed it there", { emailVerified: false }, null, "ERR_PROVIDER_EMAIL_UNVERIFIED"],
  ["may have confirmed it there", { emailVerified: null }, null, "confirm"],
  ["may not be the owner of an account", { emailVerified: null }, {}, "tell"],
])("a stranger who %s", (_case, facts, namesake, verdict) => {
  const user = namesake && { ...account, ...namesake };
  expect(verdictOf({ ...mari, ...facts }, null, user)).toBe(verdict);
});

test("whatever an issuer claims, an identity is a subject with plain facts or none", () => {
  fc.assert(fc.property(fc.anything(), fc.anything(), fc.anything(), (email, verified, name) => {
    const found = identityFrom({ issuer, subject: "x", email, emailVerified: verified, name });
    expect(found.email).toSatisfy((text) => text === null || /^[^\s@]+@[^\s@]+$/.test(text));
    expect(found.name).toSatisfy((text) => text === null || text.length <= 100);
    expect(found.emailVerified).toBe(verified === null ? null : verified === true);
  }));
  for (const subject of ["", undefined, 7, {}, "x".repeat(256)]) {
    expect(() => identityFrom({ issuer, subject })).toThrow("ERR_SIGN_IN_FAILED");
  }
  const tricky = identityFrom({ issuer, subject: "x", name: " Mari\u0000\u202e\nTamm\ud800 " });
  expect(tricky.name).toBe("Mari   Tamm");
});

test("the last way into an account is never taken away", () => {
  const link = { id: "i-1", userId: "u-1", issuer, subject: "mari", email: null, createdAt: now };
  const passwordless = { ...account, passwordHash: null };
  expect(() => requireAnotherWayIn(passwordless, [link])).toThrow("ERR_LAST_SIGN_IN_METHOD");
  expect(() => requireAnotherWayIn(passwordless, [link, { ...link, id: "i-2" }])).not.toThrow();
  expect(() => requireAnotherWayIn(account, [link])).not.toThrow();
});

function verdictOf(identity: Identity, linked: User | null, namesake: User | null): string {
  try {
    return admit(identity, linked, namesake);
  } catch (error) {
    return (error as Error).message;
  }
}
