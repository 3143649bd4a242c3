import * as client from "openid-client";
import { DomainError } from "../../domain/errors.ts";
import { toIdentity } from "../../domain/identity.ts";
import type { IdentityProvider } from "../../ports/auth.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { judged } from "./judged.ts";

export type OidcSettings = {
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Addresses of further hosts the issuer's documents may name. */
  hosts?: readonly string[];
  /** What else the login page is asked for. */
  parameters?: Record<string, string>;
};

const scope = "openid email profile";

/** Google answers from several hosts; its own document names them. */
export const googleHosts = [
  "https://oauth2.googleapis.com",
  "https://www.googleapis.com",
  "https://openidconnect.googleapis.com",
];

/** Any OpenID Connect issuer, known by its discovery document. */
export function oidcProvider(settings: OidcSettings): IdentityProvider {
  const { id, name, issuer, clientId, clientSecret, hosts = [], parameters = {} } = settings;
  const fetchFromIssuer = boundedFetch([issuer, ...hosts]);
  let discovered: Promise<client.Configuration> | null = null;

  /** Read when it is first needed and again after a failure: an issuer that sleeps keeps nobody from starting. */
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
          // The signature is checked although the token comes straight from the issuer.
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
      return judged(async () => {
        const known = await configuration();
        const tokens = await client.authorizationCodeGrant(known, new URL(callbackUrl), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims()!;
        // Some issuers keep everything but the subject for those who ask again.
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
