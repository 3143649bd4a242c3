import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import { createHash, randomUUID } from "node:crypto";
import type { AccessClaims, Auth } from "../../ports/auth.ts";

const durationSeconds = 8 * 60;
const longestToken = 2048;
const maxCached = 10_000;

export function joseAccessTokens(
  key: Uint8Array,
  issuer: string,
): Pick<Auth, "issueAccessToken" | "readAccessToken"> {
  const audience = `${issuer}/api`;
  const cache = new LRUCache<string, { claims: AccessClaims; expiresAt: number }>({
    max: maxCached,
  });

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
        .setExpirationTime(issuedAt + durationSeconds)
        .sign(key);
      return { accessToken, expiresIn: durationSeconds };
    },

    async readAccessToken(token, now) {
      if (token.length > longestToken) return null;
      const name = createHash("sha256").update(token).digest("hex");
      const known = cache.get(name);
      if (known && now < known.expiresAt) return known.claims;
      const fresh = await verified(token, now);
      if (!fresh) return null;
      cache.set(name, fresh);
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
        maxTokenAge: durationSeconds,
        currentDate: new Date(now),
      });
      const { sub, sid, exp } = payload;
      if (typeof sub !== "string" || typeof sid !== "string" || exp === undefined) return null;
      return { claims: { userId: sub, signInId: sid }, expiresAt: exp * 1000 };
    } catch {
      return null;
    }
  }
}
