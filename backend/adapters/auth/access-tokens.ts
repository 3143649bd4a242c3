import { jwtVerify, SignJWT } from "jose";
import { createHash, randomUUID } from "node:crypto";
import type { AccessClaims, Auth } from "../../ports/auth.ts";

const lifetimeSeconds = 8 * 60;
const longestToken = 2048;
const remembered = 10_000;

/** Bearer tokens as RFC 9068 wants them, signed and read by this house alone. */
export function joseAccessTokens(
  key: Uint8Array,
  issuer: string,
): Pick<Auth, "issueAccessToken" | "readAccessToken"> {
  const audience = `${issuer}/api`;
  const read = new Map<string, { claims: AccessClaims; expiresAt: number }>();

  return {
    async issueAccessToken({ userId, signInId }, now) {
      const issuedAt = Math.floor(now / 1000);
      const accessToken = await new SignJWT({ sid: signInId })
        .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(userId)
        .setJti(randomUUID())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(key);
      return { accessToken, expiresIn: lifetimeSeconds };
    },

    async readAccessToken(token, now) {
      if (token.length > longestToken) return null;
      const name = createHash("sha256").update(token).digest("hex");
      const known = read.get(name);
      if (known && now < known.expiresAt) return known.claims;
      read.delete(name);
      const fresh = await verified(token, now);
      if (!fresh) return null;
      if (read.size >= remembered) read.delete(read.keys().next().value!);
      read.set(name, fresh);
      return fresh.claims;
    },
  };

  async function verified(token: string, now: number) {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ["HS256"],
        issuer,
        audience,
        typ: "at+jwt",
        requiredClaims: ["exp", "iat", "sub", "sid", "jti"],
        maxTokenAge: lifetimeSeconds,
        currentDate: new Date(now),
      });
      const { sub, sid, exp } = payload;
      if (typeof sub !== "string" || typeof sid !== "string" || exp === undefined) return null;
      return { claims: { userId: sub, signInId: sid }, expiresAt: exp * 1000 };
    } catch {
      // Whatever is wrong with it, and however the library says so: it is not a token of ours.
      return null;
    }
  }
}
