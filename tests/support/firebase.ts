import { exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from "jose";
import { listenOnLoopback } from "./loopback.ts";
import type { ProviderProfile } from "./provider-profiles.ts";

export const firebaseProject = "heaolu-test";

/** Firebase's key, an unpublished one and one of another kind, made once per test file. */
const keyPairs = Promise.all([
  generateKeyPair("RS256", { extractable: true }),
  generateKeyPair("RS256"),
  generateKeyPair("ES256", { extractable: true }),
]);

/** Firebase's public keys on loopback, and the tokens it issues. */
export async function openFirebase() {
  const server = await listenOnLoopback();
  const [own, foreign, curve] = await keyPairs;
  const key = { ...await exportJWK(own.publicKey), kid: "f1", alg: "RS256", use: "sig" };
  const curveKey = { ...await exportJWK(curve.publicKey), kid: "c1", alg: "ES256", use: "sig" };
  server.answer = (_, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ keys: [key, curveKey] }));
  };

  return Object.assign(server, {
    /** A valid token of `person` at `now` (ms), changed by `claims` and `header`. */
    token(
      person: ProviderProfile,
      now: number,
      claims: Record<string, unknown> = {},
      header: Partial<JWTHeaderParameters> = {},
      { key = own.privateKey }: { key?: CryptoKey | Uint8Array } = {},
    ): Promise<string> {
      return new SignJWT(claimsOf(person, now, claims))
        .setProtectedHeader({ alg: "RS256", kid: "f1", typ: "JWT", ...header })
        .sign(key);
    },
    foreignKey: foreign.privateKey,
    /** Published as `c1` for an unsupported algorithm. */
    curveKey: curve.privateKey,
    publishedKey: key,

    [Symbol.asyncDispose]: () => server.close(),
  });
}

export type Firebase = Awaited<ReturnType<typeof openFirebase>>;

export function claimsOf(
  { id, ...person }: ProviderProfile,
  now: number,
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  const seconds = Math.floor(now / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${firebaseProject}`,
    aud: firebaseProject,
    auth_time: seconds - 60,
    user_id: id,
    sub: id,
    iat: seconds,
    exp: seconds + 3600,
    ...person,
    firebase: { identities: {}, sign_in_provider: "password" },
    ...changes,
  };
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
}
