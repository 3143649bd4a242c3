import { generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from "jose";
import { hkdfSync } from "node:crypto";
import { publicUrl, secret } from "../test-app.ts";
import type { Fixture } from "./matrix-fixture.ts";

const ourKey = new Uint8Array(hkdfSync("sha256", secret, "", "access-token", 32));
const minutes = 60;

/** Tokens of the owner that differ from a valid one in one detail each. */
export async function forgedTokens({ app, claims }: Fixture): Promise<Record<string, string>> {
  const now = Math.floor(app.now() / 1000);
  const good = {
    sub: claims.owner.userId,
    sid: claims.owner.signInId,
    jti: crypto.randomUUID(),
    iss: publicUrl,
    aud: `${publicUrl}/api`,
    iat: now,
    exp: now + 8 * minutes,
  };
  const head = { alg: "HS256", typ: "at+jwt" };
  const sign = (
    payload: object,
    header: object = head,
    key: Parameters<SignJWT["sign"]>[0] = ourKey,
  ) => new SignJWT({ ...payload }).setProtectedHeader({ ...head, ...header }).sign(key);
  const without = (name: string) =>
    sign(Object.fromEntries(Object.entries(good).filter(([key]) => key !== name)));

  const [rsa, ec] = [await generateKeyPair("RS256"), await generateKeyPair("ES256")];
  const foreign = crypto.getRandomValues(new Uint8Array(32));
  const asJwk = { kty: "oct", k: foreign.toBase64({ alphabet: "base64url", omitPadding: true }) };
  const genuine = await sign(good);
  const [first = "", payload = "", signature = ""] = genuine.split(".");
  const greedy = btoa(JSON.stringify({ ...good, isAdmin: true, roles: ["admin"] }));

  return {
    "that is no token": "x",
    "of no algorithm": new UnsecuredJWT(good).encode(),
    "of no algorithm, with our signature": `${headOf("none")}.${payload}.${signature}`,
    "of NONE in capitals": `${headOf("NONE")}.${payload}.`,
    "of HS512 with our key": await sign(good, { alg: "HS512" }, wide(ourKey)),
    "of RS256": await sign(good, { alg: "RS256" }, rsa.privateKey),
    "of ES256": await sign(good, { alg: "ES256" }, ec.privateKey),
    "of RS256 over an HS256 signature": `${headOf("RS256")}.${payload}.${signature}`,
    "of a foreign key": await sign(good, {}, foreign),
    "of an empty key, almost": await sign(good, {}, new Uint8Array(32)),
    "with its key in the header": await sign(good, { jwk: asJwk }, await importJWK(asJwk, "HS256")),
    "with a key id that is a path": await sign(good, { kid: "../../dev/null" }, new Uint8Array(32)),
    "with a key id that is a query": await sign(good, { kid: "' or 1=1 --" }, foreign),
    "with keys at another address": await sign(good, { jku: "https://evil.example/keys" }, foreign),
    "with a chain at another address": await sign(good, { x5u: "https://evil.example/x" }, foreign),
    "with an unknown critical header": `${
      btoa(JSON.stringify({ ...head, crit: ["exp2"], exp2: 1 }))
    }.${payload}.${signature}`,
    "of the type JWT": await sign(good, { typ: "JWT" }),
    "of another issuer": await sign({ ...good, iss: "https://evil.example" }),
    "of our issuer with a slash": await sign({ ...good, iss: `${publicUrl}/` }),
    "for another audience": await sign({ ...good, aud: "https://evil.example/api" }),
    "too old": await sign({ ...good, iat: now - 9 * minutes, exp: now - minutes }),
    "of the future": await sign({ ...good, iat: now + 60 * minutes, exp: now + 68 * minutes }),
    "not good before tomorrow": await sign({ ...good, nbf: now + 1440 * minutes }),
    "good for ten years": await sign({
      ...good,
      iat: now - 60 * minutes,
      exp: now + 3650 * 1440 * minutes,
    }),
    "without an end": await without("exp"),
    "without a beginning": await without("iat"),
    "without a user": await without("sub"),
    "of no sign-in": await without("sid"),
    "without a name": await without("jti"),
    "of another user's sign-in": await sign({ ...good, sid: claims.otherClient.signInId }),
    "of a sign-in that has ended": await sign({ ...good, sid: claims.endedSignIn.signInId }),
    "of a user that never was": await sign({ ...good, sub: app.ports.persistence.newId() }),
    "of a list of users": await sign({ ...good, sub: [claims.owner.userId] as never }),
    "with other claims under our signature": `${first}.${greedy.replace(/=+$/, "")}.${signature}`,
    "cut off": `${first}.${payload}`,
    "cut off before the signature": `${first}.${payload}.`,
    "with a fourth part": `${genuine}.x`,
    "with a changed signature": `${first}.${payload}.${signature.slice(0, -2)}AA`,
    "endless": `${first}.${payload.repeat(20)}.${signature}`,
  };
}

/** A valid token made the same way, so that a forged one fails only for its fault. */
export async function genuineToken({ app, claims }: Fixture): Promise<string> {
  return (await app.ports.auth.issueAccessToken(claims.owner, app.now())).accessToken;
}

/** The tokens that are accepted although they should not be. */
export async function acceptedTokens(fixture: Fixture): Promise<string[]> {
  const accepted: string[] = [];
  for (const [name, token] of Object.entries(await forgedTokens(fixture))) {
    const answer = await fixture.app.get("/auth/me", { Authorization: `Bearer ${token}` });
    if (answer.status !== 401) accepted.push(name);
    await answer.body?.cancel();
  }
  return accepted;
}

function headOf(alg: string): string {
  return btoa(JSON.stringify({ alg, typ: "at+jwt" })).replace(/=+$/, "");
}

function wide(key: Uint8Array): Uint8Array {
  return new Uint8Array([...key, ...key]);
}
