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

test("a password belongs to its own hash and to no other", async () => {
  const hash = await auth.hashPassword("mõnus kevad õues");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=1024,t=1,p=1\$/);
  expect(await auth.passwordMatches("mõnus kevad õues", hash)).toBe(true);
  expect(await auth.passwordMatches("mõnus kevad õues ", hash)).toBe(false);
  expect(await auth.passwordMatches("mõnus kevad õues", null)).toBe(false);
});

test("a password is the same however the keyboard composes its letters", async () => {
  const hash = await auth.hashPassword("õ".normalize("NFD") + "unapuu aias");
  expect(await auth.passwordMatches("õunapuu aias", hash)).toBe(true);
});

test("all 128 characters of a long password count", async () => {
  const long = "🌲".repeat(127);
  const hash = await auth.hashPassword(`${long}a`);
  expect(await auth.passwordMatches(`${long}a`, hash)).toBe(true);
  expect(await auth.passwordMatches(`${long}b`, hash)).toBe(false);
});

test("what is no hash at all belongs to no password, and takes as long as one", async () => {
  for (const broken of ["", "not a hash", "$argon2id$", "$argon2id$v=19$m=1024,t=1,p=1$AAAA$"]) {
    expect(await auth.passwordMatches("mõnus kevad õues", broken)).toBe(false);
  }
  expect(await auth.passwordMatches("x", "$argon2id$v=19$m=1,t=0,p=0$AAAA$AAAA")).toBe(false);
});

test("saying no to nobody takes as long as saying no to somebody", async () => {
  const middling = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  const slow = embeddedAuth({ secret, issuer, passwordCost: middling });
  const hash = await slow.hashPassword("mõnus kevad õues");
  const somebody = () => slow.passwordMatches("x", hash);
  const nobody = () => slow.passwordMatches("x", null);
  expect(await takesAsLong(nobody, somebody, { times: 10 })).toBe(true);
});

test("a hash made with other settings is to be made again", async () => {
  const hash = await auth.hashPassword("mõnus kevad õues");
  expect(auth.needsRehash(hash)).toBe(false);
  expect(embeddedAuth({ secret, issuer }).needsRehash(hash)).toBe(true);
});

test("passwords everybody uses are known, in any case", async () => {
  for (const password of ["sunshine", "Password", "1234567890", "qwertyuiop"]) {
    expect(await auth.isCommonPassword(password)).toBe(true);
  }
  expect(await auth.isCommonPassword("mõnus kevad õues")).toBe(false);
});

test("a flood of passwords is refused and not queued without end", async () => {
  const flood = Array.from({ length: 150 }, () => auth.passwordMatches("x", null));
  const answers = await Promise.allSettled(flood);
  const refused = answers.filter((answer) => answer.status === "rejected");
  expect(refused).toHaveLength(48);
  expect(refused[0]).toMatchObject({ reason: { code: "ERR_UNAVAILABLE" } });
});

test("an access token is read until its eight minutes are over", async () => {
  const { accessToken, expiresIn } = await auth.issueAccessToken(claims, now);
  expect(expiresIn).toBe(480);
  for (const at of [now, now + 1, now + 479_999]) {
    expect(await auth.readAccessToken(accessToken, at)).toEqual(claims);
  }
  expect(await auth.readAccessToken(accessToken, now + 480_000)).toBeNull();
});

test("a token of another house, or read by another house, is nobody's", async () => {
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

test("the tokens below are good but for their one fault", async () => {
  const token = await new SignJWT(whole).setProtectedHeader(header).sign(key);
  expect(await auth.readAccessToken(token, now)).toEqual(claims);
});

test.each([
  ["another audience", { ...whole, aud: issuer }, header],
  ["another issuer", { ...whole, iss: "https://evil.example" }, header],
  ["an end in the past", { ...whole, exp: seconds - 1 }, header],
  ["a birth in the future", { ...whole, iat: seconds + 60 }, header],
  ["an age beyond ours", { ...whole, iat: seconds - 481 }, header],
  ["a start in the future", { ...whole, nbf: seconds + 60 }, header],
  ["no end", without("exp"), header],
  ["no birth", without("iat"), header],
  ["no subject", without("sub"), header],
  ["no sign-in", without("sid"), header],
  ["no id", without("jti"), header],
  ["no audience", without("aud"), header],
  ["no issuer", without("iss"), header],
  ["a sign-in that is no text", { ...whole, sid: { $ne: null } }, header],
  ["another type", whole, { ...header, typ: "JWT" }],
  ["no type", whole, { alg: "HS256" }],
  ["another algorithm", whole, { ...header, alg: "HS512" }],
  ["a demand we do not know", whole, { ...header, crit: ["b64"], b64: false }],
])("a token with %s is nobody's", async (_fault, payload, protectedHeader) => {
  const long = new Uint8Array(64);
  long.set(key);
  const signingKey = protectedHeader.alg === "HS512" ? long : key;
  const token = await new SignJWT(payload).setProtectedHeader(protectedHeader).sign(signingKey)
    .catch(() => `${encode(protectedHeader)}.${encode(payload)}.AAAA`);
  expect(await auth.readAccessToken(token, now)).toBeNull();
});

test("an unsigned, a foreign-signed and a changed token are nobody's", async () => {
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

test("no text that is not a token is ever read as one", async () => {
  await fc.assert(fc.asyncProperty(fc.string({ maxLength: 200 }), async (text) => {
    expect(await auth.readAccessToken(text, now)).toBeNull();
  }));
});

test("every token has its own id, and says nothing about the person but who they are", async () => {
  const ids = new Set<unknown>();
  for (let round = 0; round < 3; round++) {
    const { accessToken } = await auth.issueAccessToken(claims, now);
    const { payload } = await jwtVerify(accessToken, key, { currentDate: new Date(now) });
    expect(Object.keys(payload).sort()).toEqual(["aud", "exp", "iat", "iss", "jti", "sid", "sub"]);
    ids.add(payload.jti);
  }
  expect(ids.size).toBe(3);
});

test("a secret has 256 random bits and is known by its hash", () => {
  const { secret: given, hash } = auth.newSecret();
  expect(given).toMatch(/^[\w-]{43}$/);
  expect(auth.hashSecret(given)).toBe(hash);
  expect(auth.newSecret().secret).not.toBe(given);
});

test("what is sealed is opened by this house alone, and only whole", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), fc.nat(), (text, place) => {
    const sealed = auth.encrypt(text);
    expect(auth.decrypt(sealed)).toBe(text);
    expect(embeddedAuth({ secret: "another", issuer }).decrypt(sealed)).toBeNull();
    const at = place % (sealed.length - 1);
    const changed = sealed.slice(0, at) + (sealed[at] === "A" ? "B" : "A") + sealed.slice(at + 1);
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
