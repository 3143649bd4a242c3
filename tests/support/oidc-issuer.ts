import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import Provider, { interactionPolicy } from "oidc-provider";
import { listenOnLoopback } from "./loopback.ts";
import type { ProviderProfile } from "./provider-profiles.ts";

export const oidcClient = { clientId: "heaolu", clientSecret: "a secret between the two of us" };

/**
 * A published key and an unpublished one. Making them is slow, so the issuers of a test file
 * share them.
 */
const keyPairs = Promise.all([
  generateKeyPair("RS256", { extractable: true }),
  generateKeyPair("RS256"),
]);

/** How a hostile issuer changes the ID token before sending it. */
export type Tampering = (claims: JWTPayload) => JWTPayload;

/**
 * A certified OpenID provider on loopback. `person` is the user at its login page, who always
 * agrees.
 */
export async function openOidcIssuer(
  { redirectUris, claimsInIdToken = true }: { redirectUris: string[]; claimsInIdToken?: boolean },
) {
  const [{ privateKey }, foreign] = await keyPairs;
  const key = { ...await exportJWK(privateKey), kid: "k1", alg: "RS256", use: "sig" };
  const server = await listenOnLoopback();
  const { url } = server;
  const app = Object.assign(server, {
    person: null as ProviderProfile | null,
    tamper: null as Tampering | null,
    /** Sign the ID token with an unpublished key. */
    signsWithForeignKey: false,
    [Symbol.asyncDispose]: () => server.close(),
  });
  const prompts = interactionPolicy.base();
  prompts.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }));

  const provider = new Provider(url, {
    clients: [{
      client_id: oidcClient.clientId,
      client_secret: oidcClient.clientSecret,
      redirect_uris: redirectUris,
    }],
    jwks: { keys: [key] },
    cookies: { keys: ["only for the tests"] },
    claims: { email: ["email", "email_verified"], profile: ["name"] },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => {
        const { id: sub, ...claims } = app.person ?? { id: accountId };
        return Promise.resolve({ sub, ...claims });
      },
    }),
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client!.clientId,
        accountId: ctx.oidc.session!.accountId!,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    features: { devInteractions: { enabled: false } },
    // Google puts all claims into the ID token; by the standard they come from the userinfo endpoint.
    conformIdTokenClaims: !claimsInIdToken,
    interactions: { policy: prompts, url: (_, { uid }) => `/people/${uid}` },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  });

  provider.use(async (ctx, next) => {
    await next();
    if (ctx.path !== "/token") return;
    const body = ctx.body as { id_token?: string } | undefined;
    if (!body?.id_token || !app.tamper && !app.signsWithForeignKey) return;
    const claims = decodeJwt(body.id_token);
    body.id_token = await new SignJWT(app.tamper?.(claims) ?? claims)
      .setProtectedHeader({ alg: "RS256", kid: "k1", typ: "JWT" })
      .sign(app.signsWithForeignKey ? foreign.privateKey : privateKey);
  });

  const serve = provider.callback();
  app.answer = (request, response) => {
    if (!request.url?.startsWith("/people/")) return void serve(request, response);
    const result = app.person
      ? { login: { accountId: app.person.id }, select_account: {} }
      : { error: "access_denied", error_description: "consent denied" };
    provider.interactionFinished(request, response, result).catch((error) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  };
  return app;
}
