import * as client from "openid-client";
import { DomainError } from "../../domain/errors.ts";
import { toIdentity } from "../../domain/identity.ts";
import type { IdentityProvider } from "../../ports/auth.ts";
import { providerFetch } from "./provider-fetch.ts";
import { withSignInErrors } from "./oauth-errors.ts";

type OidcSettings = {
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  hosts?: readonly string[];
  parameters?: Record<string, string>;
};

const scope = "openid email profile";

export const googleHosts = [
  "https://oauth2.googleapis.com",
  "https://www.googleapis.com",
  "https://openidconnect.googleapis.com",
];

export function oidcProvider(settings: OidcSettings): IdentityProvider {
  const { id, name, issuer, clientId, clientSecret, hosts = [], parameters = {} } = settings;
  const fetchFromIssuer = providerFetch([issuer, ...hosts]);
  let discovered: Promise<client.Configuration> | null = null;

  /** Loaded on first use and again after a failure, so that the app starts without the issuer. */
  function configuration(): Promise<client.Configuration> {
    discovered ??= discover().catch((error) => {
      discovered = null;
      throw error;
    });
    return discovered;
  }

  async function discover(): Promise<client.Configuration> {
    try {
      return await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
        [client.customFetch]: fetchFromIssuer,
        execute: [
          // Checks the signature although the token comes directly from the issuer.
          client.enableNonRepudiationChecks,
          ...(issuer.startsWith("http:") ? [client.allowInsecureRequests] : []),
        ],
      });
    } catch {
      throw new DomainError("ERR_PROVIDER_UNAVAILABLE");
    }
  }

  return {
    id,
    name,
    issuer,

    async start({ state, nonce, verifier }, redirectUri) {
      const url = client.buildAuthorizationUrl(await configuration(), {
        ...parameters,
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      });
      return url.href;
    },

    finish({ state, nonce, verifier }, callbackUrl) {
      return withSignInErrors(async () => {
        const known = await configuration();
        const tokens = await client.authorizationCodeGrant(known, new URL(callbackUrl), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims()!;
        // The library compares the authorized party only when there are several audiences.
        if (claims["azp"] !== undefined && claims["azp"] !== clientId) {
          throw new DomainError("ERR_SIGN_IN_FAILED");
        }
        // Some issuers return all claims but the subject at the userinfo endpoint only.
        const more = "email" in claims || !known.serverMetadata().userinfo_endpoint
          ? claims
          : await client.fetchUserInfo(known, tokens.access_token, claims.sub);
        return toIdentity({
          issuer: claims.iss,
          subject: claims.sub,
          email: more.email,
          emailVerified: more.email_verified ?? false,
          name: more.name,
        });
      });
    },
  };
}
