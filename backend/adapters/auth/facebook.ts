import { createHmac } from "node:crypto";
import * as oauth from "oauth4webapi";
import { DomainError } from "../../domain/errors.ts";
import { toIdentity } from "../../domain/identity.ts";
import type { IdentityProvider } from "../../ports/auth.ts";
import { providerFetch } from "./provider-fetch.ts";
import { withSignInErrors } from "./oauth-errors.ts";

type FacebookSettings = {
  appId: string;
  appSecret: string;
  url?: string;
  apiUrl?: string;
};

const version = "v26.0";
const issuer = "https://www.facebook.com";
const apiAddress = "https://graph.facebook.com";

export function facebookProvider(
  { appId, appSecret, url = issuer, apiUrl = apiAddress }: FacebookSettings,
): IdentityProvider {
  const fetchFromFacebook = providerFetch([apiUrl]);
  const client: oauth.Client = { client_id: appId };
  const server: oauth.AuthorizationServer = {
    issuer,
    authorization_endpoint: `${url}/${version}/dialog/oauth`,
    token_endpoint: `${apiUrl}/${version}/oauth/access_token`,
  };

  async function accessToken(verifier: string, state: string, callbackUrl: string) {
    const callback = new URL(callbackUrl);
    const answer = oauth.validateAuthResponse(server, client, callback, state);
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.ClientSecretPost(appSecret),
      answer,
      callback.origin + callback.pathname,
      verifier,
      {
        [oauth.customFetch]: fetchFromFacebook,
        [oauth.allowInsecureRequests]: apiUrl.startsWith("http:"),
      },
    );
    return (await oauth.processAuthorizationCodeResponse(server, client, response)).access_token;
  }

  async function request(path: string, parameters: Record<string, string>): Promise<Answer> {
    const query = new URLSearchParams(parameters);
    const response = await fetchFromFacebook(`${apiUrl}/${version}/${path}?${query}`);
    const body: unknown = await response.json();
    if (!response.ok || typeof body !== "object" || body === null) throw failed();
    return body as Answer;
  }

  async function ownerOf(token: string): Promise<unknown> {
    const { data } = await request("debug_token", {
      input_token: token,
      access_token: `${appId}|${appSecret}`,
    });
    const { app_id, is_valid, user_id, expires_at } = (data ?? {}) as Answer;
    const isExpired = expires_at !== 0 && !(Number(expires_at) * 1000 > Date.now());
    if (app_id !== appId || is_valid !== true || !user_id || isExpired) throw failed();
    return user_id;
  }

  return {
    id: "facebook",
    name: "Facebook",
    issuer,

    async start({ state, verifier }, redirectUri) {
      const dialog = new URL(server.authorization_endpoint!);
      dialog.search = new URLSearchParams({
        client_id: appId,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: "public_profile,email",
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      }).toString();
      return dialog.href;
    },

    finish({ state, verifier }, callbackUrl) {
      return withSignInErrors(async () => {
        const token = await accessToken(verifier, state, callbackUrl);
        const owner = await ownerOf(token);
        const profile = await request("me", {
          fields: "id,name,email",
          access_token: token,
          appsecret_proof: createHmac("sha256", appSecret).update(token).digest("hex"),
        });
        if (profile.id !== owner) throw failed();
        // Facebook does not say whether the address is verified.
        return toIdentity({
          issuer,
          subject: profile.id,
          email: profile.email,
          emailVerified: null,
          name: profile.name,
        });
      });
    },
  };
}

type Answer = Record<string, unknown>;

function failed(): DomainError {
  return new DomainError("ERR_SIGN_IN_FAILED");
}
