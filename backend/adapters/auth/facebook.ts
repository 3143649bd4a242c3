import { createHmac } from "node:crypto";
import * as oauth from "oauth4webapi";
import { DomainError } from "../../domain/errors.ts";
import { toIdentity } from "../../domain/identity.ts";
import type { IdentityProvider } from "../../ports/auth.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { judged } from "./judged.ts";

export type FacebookSettings = {
  appId: string;
  appSecret: string;
  /** Where its dialog is shown, and where its API answers. */
  url?: string;
  apiUrl?: string;
};

const version = "v26.0";
const issuer = "https://www.facebook.com";
const apiAddress = "https://graph.facebook.com";

/** OAuth 2.0 as Facebook speaks it: who a token is for and about, its API says. */
export function facebookProvider(
  { appId, appSecret, url = issuer, apiUrl = apiAddress }: FacebookSettings,
): IdentityProvider {
  const fetchFromFacebook = boundedFetch([apiUrl]);
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

  async function ask(path: string, parameters: Record<string, string>): Promise<Answer> {
    const query = new URLSearchParams(parameters);
    const response = await fetchFromFacebook(`${apiUrl}/${version}/${path}?${query}`);
    const body: unknown = await response.json();
    if (!response.ok || typeof body !== "object" || body === null) throw strange();
    return body as Answer;
  }

  /** A token of another app, handed to us, would let that app's people in as ours. */
  async function ownerOf(token: string): Promise<unknown> {
    const { data } = await ask("debug_token", {
      input_token: token,
      access_token: `${appId}|${appSecret}`,
    });
    const { app_id, is_valid, user_id, expires_at } = (data ?? {}) as Answer;
    const isOver = expires_at !== 0 && !(Number(expires_at) * 1000 > Date.now());
    if (app_id !== appId || is_valid !== true || !user_id || isOver) throw strange();
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
      return judged(async () => {
        const token = await accessToken(verifier, state, callbackUrl);
        const owner = await ownerOf(token);
        const profile = await ask("me", {
          fields: "id,name,email",
          access_token: token,
          appsecret_proof: createHmac("sha256", appSecret).update(token).digest("hex"),
        });
        if (profile.id !== owner) throw strange();
        // Facebook gives an address without saying whether anybody reads mail there.
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

function strange(): DomainError {
  return new DomainError("ERR_SIGN_IN_FAILED");
}
