import { expect } from "vitest";
import { readConfig } from "backend/config.ts";
import { identityProviders } from "backend/identity-providers.ts";
import { comeBack } from "tests/support/follow-redirects.ts";
import { facebookApp, openFacebook } from "tests/support/facebook.ts";
import { openTestApp, publicUrl, type TestApp } from "tests/test-app.ts";
import { oidcClient, openOidcIssuer } from "tests/support/oidc-issuer.ts";
import { ours } from "tests/support/sign-in-steps.ts";

/** An app with Google, another OIDC issuer and Facebook, all on loopback. */
export async function openFederation() {
  const redirectUri = (provider: string) => `${publicUrl}/api/auth/${provider}/callback`;
  const google = await openOidcIssuer({ redirectUris: [redirectUri("google")] });
  const other = await openOidcIssuer({
    redirectUris: [redirectUri("oidc")],
    claimsInIdToken: false,
  });
  const facebook = await openFacebook([redirectUri("facebook")]);
  const { clientId, clientSecret } = oidcClient;
  const config = readConfig({
    GOOGLE_ISSUER: google.url,
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    OIDC_ISSUER: other.url,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: "Guild",
    FACEBOOK_URL: facebook.url,
    FACEBOOK_API_URL: facebook.url,
    FACEBOOK_APP_ID: facebookApp.appId,
    FACEBOOK_APP_SECRET: facebookApp.appSecret,
  });
  const app = await openTestApp({
    demo: false,
    identityProviders: identityProviders(config.identityProviders),
  });
  return {
    app,
    google,
    other,
    facebook,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await Promise.all([google, other, facebook].map((server) => server.close()));
    },
  };
}

type Federation = Awaited<ReturnType<typeof openFederation>>;

/** A user's browser: it returns its cookies, to this app only. */
export function openBrowser(app: TestApp) {
  const jar = new Map<string, string>();

  async function visit(path: string): Promise<Response> {
    const answer = await app.get(path, { Cookie: cookies(), Accept: "text/html" });
    keep(answer);
    return answer;
  }

  function keep(answer: Response): void {
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
  }

  function cookies(): string {
    return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  const browser = {
    jar,
    visit,
    keep,

    /** Goes to a provider and agrees there; returns the callback path. */
    async goTo(provider: string, query = ""): Promise<string> {
      const away = locationOf(await visit(`/auth/${provider}/start${query}`));
      return pathOf(await comeBack(away, publicUrl));
    },

    /** Signs in at a provider; returns where our callback redirects. */
    async signIn(provider: string, query = ""): Promise<string> {
      return locationOf(await visit(await browser.goTo(provider, query)));
    },

    /** The user who is signed in once the page has loaded, or null. */
    async user(): Promise<{ id: string; email: string; emailVerified: boolean } | null> {
      const answer = await app.post("/auth/refresh", undefined, { ...ours, Cookie: cookies() });
      if (answer.status !== 200) return null;
      keep(answer);
      return (await answer.json()).user;
    },

    async headers(): Promise<{ Authorization: string }> {
      const answer = await app.post("/auth/refresh", undefined, { ...ours, Cookie: cookies() });
      keep(answer);
      return { Authorization: `Bearer ${(await answer.json()).accessToken}` };
    },
  };
  return browser;
}

export function locationOf(answer: Response): string {
  if (answer.status !== 302) throw new Error(`not sent anywhere, but ${answer.status}`);
  return answer.headers.get("location") ?? "";
}

/** The query parameters of our login page. */
export function loginFacts(location: string): Record<string, string> {
  const url = new URL(location, publicUrl);
  if (url.pathname !== "/login") throw new Error(`not the login page: ${location}`);
  return Object.fromEntries(url.searchParams);
}

/** All data that decides who may sign in: no refused sign-in may change it. */
export async function whoMayEnter(app: TestApp): Promise<unknown> {
  const tables = ["users", "identities", "sign_ins", "refresh_tokens", "link_tickets"];
  return await Promise.all(
    tables.map((table) => app.database.read.all(`select * from ${table} order by 1`)),
  );
}

/**
 * Runs a sign-in that must fail, checks that no data changed, and returns the reason shown on the
 * login page.
 */
export async function withoutTrace(
  { app }: Federation,
  attempt: () => Promise<string>,
): Promise<Record<string, string>> {
  const before = await whoMayEnter(app);
  const facts = loginFacts(await attempt());
  expect(await whoMayEnter(app)).toEqual(before);
  return facts;
}

function pathOf(url: string): string {
  return url.slice(`${publicUrl}/api`.length).replace(/#.*$/, "");
}
