import fc from "fast-check";
import { UnsecuredJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { claimsOf, type Firebase, firebaseProject, openFirebase } from "tests/support/firebase.ts";
import { mariAtProvider } from "tests/support/provider-profiles.ts";
import type { IdentityProviders } from "../../ports/auth.ts";
import { firebaseTokens } from "./firebase.ts";

const now = Date.UTC(2026, 10, 24, 12);
const seconds = now / 1000;
const issuer = `https://securetoken.google.com/${firebaseProject}`;
let firebase: Firebase;
let readToken: IdentityProviders["readToken"];

beforeAll(async () => {
  firebase = await openFirebase();
  readToken = firebaseTokens({ projectId: firebaseProject, keysUrl: firebase.url });
});
afterAll(() => firebase.close());

test("a token identifies its user and the time of the sign-in, until it expires", async () => {
  const token = await firebase.token(mariAtProvider, now);
  for (const at of [now - 4000, now, now + 3_604_000]) {
    expect(await readToken(token, at)).toEqual({
      identity: {
        issuer,
        subject: mariAtProvider.id,
        email: mariAtProvider.email,
        emailVerified: true,
        name: mariAtProvider.name,
      },
      signedInAt: now - 60_000,
      signInId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  }
  for (const at of [now - 6000, now + 3_606_000]) expect(await readToken(token, at)).toBeNull();
});

test("tokens of one authentication share a sign-in id, other tokens do not", async () => {
  const read = async (at: number, authTime: number, id = mariAtProvider.id) => {
    const person = { ...mariAtProvider, id };
    const token = await firebase.token(person, at, { auth_time: authTime });
    return (await readToken(token, at))?.signInId;
  };
  const first = await read(now, seconds - 60);
  expect(await read(now + 1_800_000, seconds - 60)).toBe(first);
  expect(await read(now, seconds - 61)).not.toBe(first);
  expect(await read(now, seconds - 60, "another-user")).not.toBe(first);
});

test.each<[string, Record<string, unknown>]>([
  ["another project", { aud: "another-project" }],
  ["several projects", { aud: [firebaseProject, "another-project"] }],
  ["the project in a list", { aud: [firebaseProject] }],
  ["no project", { aud: undefined }],
  ["another project's issuer", { iss: "https://securetoken.google.com/another-project" }],
  ["a session cookie's issuer", { iss: `https://session.firebase.google.com/${firebaseProject}` }],
  ["no issuer", { iss: undefined }],
  ["an expiry in the past", { exp: seconds - 6 }],
  ["no expiry", { exp: undefined }],
  ["an issue time in the future", { iat: seconds + 6 }],
  ["no issue time", { iat: undefined }],
  ["an authentication in the future", { auth_time: seconds + 6 }],
  ["no authentication time", { auth_time: undefined }],
  ["an authentication time that is a string", { auth_time: String(seconds) }],
  ["an empty subject", { sub: "" }],
  ["no subject", { sub: undefined }],
  ["a subject that is too long", { sub: "x".repeat(129) }],
  ["a subject that is no string", { sub: 7 }],
  ["a start in the future", { nbf: seconds + 6 }],
])("a token with %s is refused", async (_fault, claims) => {
  expect(await readToken(await firebase.token(mariAtProvider, now, claims), now)).toBeNull();
});

test("a token signed with another key, or unsigned, is refused", async () => {
  const good = await firebase.token(mariAtProvider, now);
  const [head = "", payload = "", signature = ""] = good.split(".");
  const publicText = new TextEncoder().encode(JSON.stringify(firebase.publishedKey));
  const bad = [
    await firebase.token(mariAtProvider, now, {}, {}, { key: firebase.foreignKey }),
    await firebase.token(mariAtProvider, now, {}, { kid: "f2" }),
    await firebase.token(mariAtProvider, now, {}, { alg: "HS256" }, { key: publicText }),
    await firebase.token(mariAtProvider, now, {}, { alg: "ES256", kid: "c1" }, {
      key: firebase.curveKey,
    }),
    new UnsecuredJWT(claimsOf(mariAtProvider, now)).encode(),
    `${head}.${payload}.`,
    `${head}.${payload}`,
    `${head}.${
      new UnsecuredJWT(claimsOf(mariAtProvider, now, { sub: "x" })).encode().split(".")[1]
    }.${signature}`,
    `${good}x`,
    "x".repeat(9000),
  ];
  for (const token of bad) expect(await readToken(token, now)).toBeNull();
});

test("random text is refused", async () => {
  await fc.assert(fc.asyncProperty(fc.string({ maxLength: 200 }), async (text) => {
    expect(await readToken(text, now)).toBeNull();
  }));
});

test("an address that Firebase has not verified is unverified", async () => {
  for (const emailVerified of [false, "true", 1, undefined]) {
    const token = await firebase.token(mariAtProvider, now, { email_verified: emailVerified });
    expect((await readToken(token, now))?.identity.emailVerified).toBe(false);
  }
});

test("ERR_PROVIDER_UNAVAILABLE is thrown when the keys cannot be loaded", async () => {
  const other = await openFirebase();
  const read = firebaseTokens({ projectId: firebaseProject, keysUrl: other.url });
  const token = await other.token(mariAtProvider, now);
  other.outage = "error";
  await expect(read(token, now)).rejects.toMatchObject({ code: "ERR_PROVIDER_UNAVAILABLE" });
  other.outage = null;
  expect(await read(token, now)).not.toBeNull();
  await other.close();
});
