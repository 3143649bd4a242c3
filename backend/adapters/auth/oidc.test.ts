import { expect, test } from "vitest";
import { comeBack } from "tests/support/follow-redirects.ts";
import { oidcClient, openOidcIssuer, type Tampering } from "tests/support/oidc-issuer.ts";
import { mariElsewhere } from "tests/support/provider-profiles.ts";
import {
  describeIdentityProvider,
  newChallenge,
  redirectUri,
} from "./identity-provider.contract.ts";
import { oidcProvider } from "./oidc.ts";

async function openStage({ tellsInIdToken = true } = {}) {
  const elsewhere = await openOidcIssuer({ redirectUris: [redirectUri], tellsInIdToken });
  const settings = { id: "some", name: "Some", issuer: elsewhere.url, ...oidcClient };
  const provider = oidcProvider(settings);
  return {
    elsewhere,
    provider,
    settings,
    close: () => elsewhere.close(),
    async signIn(challenge = newChallenge(), expected = challenge) {
      const callback = await comeBack(await provider.start(challenge, redirectUri), redirectUri);
      return await provider.finish(expected, callback);
    },
  };
}

describeIdentityProvider("oidc", openStage);
describeIdentityProvider(
  "oidc with claims at the userinfo endpoint",
  () => openStage({ tellsInIdToken: false }),
);

test("only `true` marks an address as verified", async () => {
  const stage = await openStage();
  for (const verified of [true, false, "true", "false", undefined]) {
    const { email_verified: _plain, ...person } = mariElsewhere;
    stage.elsewhere.person = {
      ...person,
      ...(verified === undefined ? {} : { email_verified: verified }),
    };
    expect(await stage.signIn()).toMatchObject({ emailVerified: verified === true });
  }
  await stage.close();
});

const hourAgo = Math.floor(Date.now() / 1000) - 3600;

test.each<[string, Tampering]>([
  ["another nonce", (claims) => ({ ...claims, nonce: "of another browser" })],
  ["no nonce", ({ nonce: _nonce, ...claims }) => claims],
  ["another audience", (claims) => ({ ...claims, aud: "another app" })],
  ["a second, unknown audience", (claims) => ({ ...claims, aud: ["heaolu", "another app"] })],
  ["another issuer", (claims) => ({ ...claims, iss: "https://evil.example" })],
  ["an expiry in the past", (claims) => ({ ...claims, exp: hourAgo + 60, iat: hourAgo })],
  ["no expiry", ({ exp: _exp, ...claims }) => claims],
  ["no subject", ({ sub: _sub, ...claims }) => claims],
  ["an empty subject", (claims) => ({ ...claims, sub: "" })],
  ["a start in the future", (claims) => ({ ...claims, nbf: hourAgo + 7200 })],
])("an ID token with %s is refused", async (_fault, tamper) => {
  const stage = await openStage();
  Object.assign(stage.elsewhere, { person: mariElsewhere, tamper });
  await expect(stage.signIn()).rejects.toMatchObject({ code: "ERR_SIGN_IN_FAILED" });
  await stage.close();
});

test("an unchanged ID token is accepted, unless signed with a foreign key", async () => {
  const stage = await openStage();
  Object.assign(stage.elsewhere, { person: mariElsewhere, tamper: (claims: object) => claims });
  expect(await stage.signIn()).toMatchObject({ subject: mariElsewhere.id });
  stage.elsewhere.signsWithForeignKey = true;
  await expect(stage.signIn()).rejects.toMatchObject({ code: "ERR_SIGN_IN_FAILED" });
  await stage.close();
});

test("a callback with another nonce or another issuer is refused", async () => {
  const stage = await openStage();
  stage.elsewhere.person = mariElsewhere;
  const challenge = newChallenge();
  const otherNonce = { ...challenge, nonce: newChallenge().nonce };
  await expect(stage.signIn(challenge, otherNonce)).rejects
    .toMatchObject({ code: "ERR_SIGN_IN_FAILED" });

  const callback = new URL(
    await comeBack(await stage.provider.start(challenge, redirectUri), redirectUri),
  );
  callback.searchParams.set("iss", "https://evil.example");
  await expect(stage.provider.finish(challenge, callback.href)).rejects
    .toMatchObject({ code: "ERR_SIGN_IN_FAILED" });
  callback.searchParams.delete("iss");
  await expect(stage.provider.finish(challenge, callback.href)).rejects
    .toMatchObject({ code: "ERR_SIGN_IN_FAILED" });
  await stage.close();
});

test("discovery is retried after a failure", async () => {
  const stage = await openStage();
  Object.assign(stage.elsewhere, { person: mariElsewhere, outage: "error" });
  await expect(stage.provider.start(newChallenge(), redirectUri)).rejects
    .toMatchObject({ code: "ERR_PROVIDER_UNAVAILABLE" });
  stage.elsewhere.outage = null;
  expect(await stage.signIn()).toMatchObject({ subject: mariElsewhere.id });
  await stage.close();
});

test("a discovery document of another issuer is refused", async () => {
  const stage = await openStage();
  const issuer = stage.elsewhere.url.replace("127.0.0.1", "localhost");
  const provider = oidcProvider({ ...stage.settings, issuer });
  await expect(provider.start(newChallenge(), redirectUri)).rejects
    .toMatchObject({ code: "ERR_PROVIDER_UNAVAILABLE" });
  await stage.close();
});
