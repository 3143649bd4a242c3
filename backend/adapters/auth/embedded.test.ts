import fc from "fast-check";
import { jwtVerify, SignJWT, UnsecuredJWT } from "jose";
import { hkdfSync } from "node:crypto";
import { expect, test } from "vitest";
import { takesAsLong } from "tests/support/duration-text.ts";
import { embeddedAuth } from "./embedded.ts";

const now = Date.UTC(2026, 10, 24, 12);
const seconds = now / 1000;
const secret = "a secret that is long enough for a test";
const issuer = "https://heaolu.example";
const passwordCost = { memoryCost: 1024, timeCost: 1, parallelism: 1 };
const auth = embeddedAuth({ secret, issuer, passwordCost });
const claims = { userId: "u-1", signInId: "s-1" };

test("a password matches its own hash only", async () => {
  const hash = await auth.hashPassword("mõnus kevad õues");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=1024,t=1,p=1\$/);
  expect(await auth.passwordMatches("mõnus kevad õues", hash)).toBe(true);
  expect(await auth.passwordMatches("mõnus kevad õues ", hash)).toBe(false);
  expect(await auth.passwordMatches("mõnus kevad õues", null)).toBe(false);
});

test("composed and decomposed letters are the same password", async () => {
  const hash = await auth.hashPassword("õ".normalize("NFD") + "unapuu aias");
  expect(await auth.passwordMatches("õunapuu aias", hash)).toBe(true);
});

test("all 128 characters of a password are compared", async () => {
  const long = "🌲".repeat(127);
  const hash = await auth.hashPassword(`${long}a`);
  expect(await auth.passwordMatches(`${long}a`, hash)).toBe(true);
  expect(await auth.passwordMatches(`${long}b`, hash)).toBe(false);
});

test("a malformed hash matches no password", async () => {
  for (const broken of ["", "not a hash", "$argon2id$", "$argon2id$v=19$m=1024,t=1,p=1$AAAA$"]) {
    expect(await auth.passwordMatches("mõnus kevad õues", broken)).toBe(false);
  }
  expect(await auth.passwordMatches("x", "$argon2id$v=19$m=1,t=0,p=0$AAAA$AAAA")).toBe(false);
});

test("an unknown account takes as long as a wrong password", async () => {
  const middling = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  const slow = embeddedAuth({ secret, issuer, passwordCost: middling });
  const hash = await slow.hashPassword("mõnus kevad õues");
  const known = () => slow.passwordMatches("x", hash);
  const unknown = () => slow.passwordMatches("x", null);
  expect(await takesAsLong(unknown, known, { times: 10 })).toBe(true);
});

test("a hash with other settings needs a rehash", async () => {
  const hash = await auth.hashPassword("mõnus kevad õues");
  expect(auth.needsRehash(hash)).toBe(false);
  expect(embeddedAuth({ secret, issuer }).needsRehash(hash)).toBe(true);
});

test("common passwords are recognised in any case", async () => {
  for (const password of ["sunshine", "Password", "1234567890", "qwertyuiop"]) {
    expect(await auth.isCommonPassword(password)).toBe(true);
  }
  expect(await auth.isCommonPassword("mõnus kevad õues")).toBe(false);
});

test("a flood of passwords is refused beyond the queue's length", async () => {
  const flood = Array.from(
    { length: 150 },
    (_, nth) => auth.passwordMatches("x", null, `network ${nth}`),
  );
  const answers = await Promise.allSettled(flood);
  const refused = answers.filter((answer) => answer.status === "rejected");
  expect(refused).toHaveLength(48);
  expect(refused[0]).toMatchObject({ reason: { code: "ERR_UNAVAILABLE" } });
});

test("an access token is valid for eight minutes", async () => {
  const { accessToken, expiresIn } = await auth.issueAccessToken(claims, now);
  expect(expiresIn).toBe(480);
  for (const at of [now, now + 1, now + 479_999]) {
    expect(await auth.readAccessToken(accessToken, at)).toEqual(claims);
  }
  expect(await auth.readAccessToken(accessToken, now + 480_000)).toBeNull();
});

test("a token with another secret or issuer is refused", async () => {
  const { accessToken } = await auth.issueAccessToken(claims, now);
  for (
    const other of [{ secret: `${secret}!`, issuer }, { secret, issuer: "https://other.example" }]
  ) {
    const app = embeddedAuth({ ...other, passwordCost });
    expect(await app.readAccessToken(accessToken, now)).toBeNull();
  }
});

const key = new Uint8Array(hkdfSync("sha256", secret, "", "access-token", 32));
const whole = {
  iss: issuer,
  aud: `${issuer}/api`,
  sub: "u-1",
  sid: "s-1",
  jti: "j-1",
  iat: seconds,
  exp: seconds + 480,
};
const header = { alg: "HS256", typ: "at+jwt" };

test("the token that the next tests alter is accepted unaltered", async () => {
  const token = await new SignJWT(whole).setProtectedHeader(header).sign(key);
  expect(await auth.readAccessToken(token, now)).toEqual(claims);
});

test.each([
  ["another audience", { ...whole, aud: issuer }, header],
  ["another issuer", { ...whole, iss: "https://evil.example" }, header],
  ["an expiry in the past", { ...whole, exp: seconds - 1 }, header],
  ["an issue time in the future", { ...whole, iat: seconds + 60 }, header],
  ["an age above the maximum", { ...whole, iat: seconds - 481 }, header],
  ["a start in the future", { ...whole, nbf: seconds + 60 }, header],
  ["no expiry", without("exp"), header],
  ["no issue time", without("iat"), header],
  ["no subject", without("sub"), header],
  ["no sign-in", without("sid"), header],
  ["no id", without("jti"), header],
  ["no audience", without("aud"), header],
  ["no issuer", without("iss"), header],
  ["a sign-in that is no string", { ...whole, sid: { $ne: null } }, header],
  ["another type", whole, { ...header, typ: "JWT" }],
  ["no type", whole, { alg: "HS256" }],
  ["another algorithm", whole, { ...header, alg: "HS512" }],
  ["an unknown critical header", whole, { ...header, crit: ["b64"], b64: false }],
])("a token with %s is refused", async (_fault, payload, protectedHeader) => {
  const long = new Uint8Array(64);
  long.set(key);
  const signingKey = protectedHeader.alg === "HS512" ? long : key;
  const token = await new SignJWT(payload).setProtectedHeader(protectedHeader).sign(signingKey)
    .catch(() => `${encode(protectedHeader)}.${encode(payload)}.AAAA`);
  expect(await auth.readAccessToken(token, now)).toBeNull();
});

test("unsigned, foreign-signed and changed tokens are refused", async () => {
  const good = await new SignJWT(whole).setProtectedHeader(header).sign(key);
  const [head = "", , signature = ""] = good.split(".");
  const tokens = [
    new UnsecuredJWT(whole).encode(),
    `${encode({ alg: "none", typ: "at+jwt" })}.${encode(whole)}.`,
    `${encode({ ...header, alg: "ES256" })}.${encode(whole)}.${signature}`,
    `${head}.${encode({ ...whole, sub: "u-2" })}.${signature}`,
    `${head}.${encode(whole)}.`,
    `${good}.x`,
    "x".repeat(100_000),
  ];
  for (const token of tokens) expect(await auth.readAccessToken(token, now)).toBeNull();
});

test("random text is refused", async () => {
  await fc.assert(fc.asyncProperty(fc.string({ maxLength: 200 }), async (text) => {
    expect(await auth.readAccessToken(text, now)).toBeNull();
  }));
});

test("every token has its own id and no personal data", async () => {
  const ids = new Set<unknown>();
  for (let round = 0; round < 3; round++) {
    const { accessToken } = await auth.issueAccessToken(claims, now);
    const { payload } = await jwtVerify(accessToken, key, { currentDate: new Date(now) });
    expect(Object.keys(payload).sort()).toEqual(["aud", "exp", "iat", "iss", "jti", "sid", "sub"]);
    ids.add(payload.jti);
  }
  expect(ids.size).toBe(3);
});

test("a secret has 256 random bits and matches its hash", () => {
  const { secret: given, hash } = auth.newSecret();
  expect(given).toMatch(/^[\w-]{43}$/);
  expect(auth.hashSecret(given)).toBe(hash);
  expect(auth.newSecret().secret).not.toBe(given);
});

test("encrypted text decrypts with the same secret only, and only unchanged", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), fc.nat(), (text, place) => {
    const encrypted = auth.encrypt(text);
    expect(auth.decrypt(encrypted)).toBe(text);
    expect(embeddedAuth({ secret: "another", issuer }).decrypt(encrypted)).toBeNull();
    const at = place % (encrypted.length - 1);
    const changed = encrypted.slice(0, at) + (encrypted[at] === "A" ? "B" : "A") +
      encrypted.slice(at + 1);
    expect(auth.decrypt(changed)).toBeNull();
  }));
  for (const text of ["", "x", "A".repeat(37)]) expect(auth.decrypt(text)).toBeNull();
});

function without(claim: keyof typeof whole) {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name !== claim));
}

function encode(value: unknown): string {
  return new TextEncoder().encode(JSON.stringify(value)).toBase64({
    alphabet: "base64url",
    omitPadding: true,
  });
}
