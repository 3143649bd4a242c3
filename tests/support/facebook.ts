import { createHash, createHmac, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listenOnLoopback } from "./loopback.ts";
import type { ProviderProfile } from "./provider-profiles.ts";

export const facebookApp = { appId: "1234567890", appSecret: "a secret of the app" };

type Given = { redirectUri: string; codeChallenge: string; person: ProviderProfile };

/** What a hostile or broken Facebook says about a token. */
export type TokenFacts = {
  app_id?: string;
  is_valid?: boolean;
  user_id?: string;
  expires_at?: number;
};

/**
 * Facebook's dialog and the part of its API that sign-in needs, on loopback. `person` is the user
 * at the dialog, who always agrees.
 */
export async function openFacebook(redirectUris: string[]) {
  const server = await listenOnLoopback();
  const app = Object.assign(server, {
    person: null as ProviderProfile | null,
    tokenFacts: {} as TokenFacts,
    [Symbol.asyncDispose]: () => server.close(),
  });
  const codes = new Map<string, Given>();
  const tokens = new Map<string, ProviderProfile>();

  function dialog(query: URLSearchParams, response: ServerResponse): void {
    const redirectUri = query.get("redirect_uri") ?? "";
    const known = query.get("client_id") === facebookApp.appId &&
      redirectUris.includes(redirectUri) && query.get("response_type") === "code";
    if (!known) return refuse(response, 191, "Can't Load URL");
    const back = new URL(redirectUri);
    back.searchParams.set("state", query.get("state") ?? "");
    if (app.person) {
      const code = randomBytes(16).toString("hex");
      const codeChallenge = query.get("code_challenge") ?? "";
      codes.set(code, { redirectUri, codeChallenge, person: app.person });
      back.searchParams.set("code", code);
    } else {
      back.searchParams.set("error", "access_denied");
      back.searchParams.set("error_reason", "user_denied");
    }
    response.writeHead(302, { Location: `${back}#_=_` }).end();
  }

  function accessToken(form: URLSearchParams, response: ServerResponse): void {
    const given = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const challenge = createHash("sha256").update(form.get("code_verifier") ?? "");
    const isOurs = form.get("client_id") === facebookApp.appId &&
      form.get("client_secret") === facebookApp.appSecret &&
      given?.redirectUri === form.get("redirect_uri") &&
      given?.codeChallenge === challenge.digest("base64url");
    if (!given || !isOurs) return refuse(response, 100, "This authorization code has been used.");
    const token = `EAA${randomBytes(24).toString("hex")}`;
    tokens.set(token, given.person);
    answer(response, { access_token: token, token_type: "bearer", expires_in: 5_183_944 });
  }

  function debugToken(query: URLSearchParams, response: ServerResponse): void {
    const { appId, appSecret } = facebookApp;
    if (query.get("access_token") !== `${appId}|${appSecret}`) return refuse(response, 190, "Bad");
    const person = tokens.get(query.get("input_token") ?? "");
    answer(response, {
      data: {
        app_id: appId,
        type: "USER",
        is_valid: person !== undefined,
        user_id: person?.id,
        scopes: ["public_profile", "email"],
        expires_at: Math.floor(Date.now() / 1000) + 5_183_944,
        ...app.tokenFacts,
      },
    });
  }

  function me(query: URLSearchParams, response: ServerResponse): void {
    const token = query.get("access_token") ?? "";
    const person = tokens.get(token);
    const proof = createHmac("sha256", facebookApp.appSecret).update(token).digest("hex");
    if (!person || query.get("appsecret_proof") !== proof) {
      return refuse(response, 100, "Invalid appsecret_proof provided in the API argument");
    }
    const { email_verified: _, ...profile } = person;
    const fields = (query.get("fields") ?? "id").split(",");
    const visible = Object.entries(profile).filter(([name]) => fields.includes(name));
    answer(response, Object.fromEntries(visible));
  }

  app.answer = async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", app.url);
    if (pathname === "/v26.0/dialog/oauth") return dialog(searchParams, response);
    if (pathname === "/v26.0/oauth/access_token") return accessToken(await form(request), response);
    if (pathname === "/v26.0/debug_token") return debugToken(searchParams, response);
    if (pathname === "/v26.0/me") return me(searchParams, response);
    refuse(response, 2500, "Unknown path components");
  };
  return app;
}

export type Facebook = Awaited<ReturnType<typeof openFacebook>>;

async function form(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await text(request));
}

function answer(response: ServerResponse, body: unknown): void {
  response.setHeader("Content-Type", "application/json; charset=UTF-8");
  response.end(JSON.stringify(body));
}

/** Facebook's errors do not follow OAuth. */
function refuse(response: ServerResponse, code: number, message: string): void {
  response.statusCode = 400;
  const error = { message, type: "OAuthException", code, fbtrace_id: "A1b2C3" };
  answer(response, { error });
}
