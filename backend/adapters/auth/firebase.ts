import { createRemoteJWKSet, customFetch, jwtVerify } from "jose";
import { v5 } from "uuid";
import { hour } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import { toIdentity } from "../../domain/identity.ts";
import type { IdentityProviders } from "../../ports/auth.ts";
import { providerFetch } from "./provider-fetch.ts";

type FirebaseSettings = {
  projectId: string;
  keysUrl?: string;
};

const publicKeys =
  "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";
const longestToken = 8192;
const longestSubject = 128;
const keysCachedMs = 6 * hour;
const toleranceSeconds = 5;

export function firebaseTokens(
  { projectId, keysUrl = publicKeys }: FirebaseSettings,
): IdentityProviders["readToken"] {
  const issuer = `https://securetoken.google.com/${projectId}`;
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    [customFetch]: providerFetch([keysUrl]),
    cacheMaxAge: keysCachedMs,
  });

  return async function readToken(token, now) {
    if (token.length > longestToken) return null;
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ["RS256"],
        issuer,
        audience: projectId,
        requiredClaims: ["sub", "exp", "iat", "auth_time"],
        clockTolerance: toleranceSeconds,
        currentDate: new Date(now),
      });
      const { sub = "", aud, azp = projectId, iat = Infinity, email, name } = payload;
      const { auth_time: signedInAt } = payload;
      const isIssued = iat <= now / 1000 + toleranceSeconds;
      if (!isIssued || aud !== projectId || azp !== projectId || sub.length > longestSubject) {
        return null;
      }
      if (typeof signedInAt !== "number" || signedInAt > now / 1000 + toleranceSeconds) return null;
      const emailVerified = payload.email_verified === true;
      return {
        identity: toIdentity({ issuer, subject: sub, email, emailVerified, name }),
        signedInAt: signedInAt * 1000,
        signInId: v5(`${issuer} ${sub} ${signedInAt}`, v5.URL),
      };
    } catch (error) {
      if (isUnavailable(error)) throw error;
      return null;
    }
  };
}

function isUnavailable(error: unknown): boolean {
  return error instanceof DomainError && error.code === "ERR_PROVIDER_UNAVAILABLE";
}
