import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import Provider, { interactionPolicy } from "oidc-provider";
import { listenOnLoopback } from "./loopback.ts";
import type { PersonElsewhere } from "./provider-profiles.ts";

export const oidcClient = { clientId: "heaolu", clientSecret: "a secret between the two of us" };

/** Its own and one nobody published; making them takes a while, so all issuers of a test file share them. */
const keyPairs = Promise.all([
  generateKeyPair("RS256", { extractable: true }),
  generateKeyPair("RS256"),
]);

/** What a hostile issuer makes of the ID token it is about to give away. */
export type Tampering = (claims: JWTPayload) => JWTPayload;

/** A certified OpenID provider on loopback. Who stands before its login page is `person`, and agrees to everything. */
export async function openOidcIssuer(
  { redirectUris, tellsInIdToken = true }: { redirectUris: string[]; tellsInIdToken?: boolean },
) {
  const [{ privateKey }, foreign] = await keyPairs;
  const key = { ...await exportJWK(privateKey), kid: "k1", alg: "RS256", use: "sig" };
  const server = await listenOnLoopback();
  const { url } = server;
  const app = Object.assign(server, {
    person: null as PersonElsewhere | null,
    tamper: null as Tampering | null,
    /** Sign the ID token by a key nobody published. */
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
    // Google tells everything in the ID token; by the book it is told to those who ask again.
    conformIdTokenClaims: !tellsInIdToken,
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
      : { error: "access_denied", error_description: "nobody agreed" };
    provider.interactionFinished(request, response, result).catch((error) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  };
  return app;
}

export type OidcIssuer = Awaited<ReturnType<typeof openOidcIssuer>>;
