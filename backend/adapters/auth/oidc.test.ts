import { expect, test } from "vitest";
import { comeBack } from "tests/support/follow-redirects.ts";
import { oidcClient, openOidcIssuer, type Tampering } from "tests/support/oidc-issuer.ts";
import { mariAtProvider } from "tests/support/provider-profiles.ts";
import {
  describeIdentityProvider,
  newChallenge,
  redirectUri,
} from "./identity-provider.contract.ts";
import { oidcProvider } from "./oidc.ts";

async function openFixture({ claimsInIdToken = true } = {}) {
  const identityProvider = await openOidcIssuer({ redirectUris: [redirectUri], claimsInIdToken });
  const settings = { id: "some", name: "Some", issuer: identityProvider.url, ...oidcClient };
  const provider = oidcProvider(settings);
  return {
    identityProvider,
    provider,
    settings,
    close: () => identityProvider.close(),
    async signIn(challenge = newChallenge(), expected = challenge) {
      const callback = await comeBack(await provider.start(challenge, redirectUri), redirectUri);
      return await provider.finish(expected, callback);
    },
  };
}

describeIdentityProvider("oidc", openFixture);
describeIdentityProvider(
  "oidc with claims at the userinfo endpoint",
  () => openFixture({ claimsInIdToken: false }),
);

test("only `true` marks an address as verified", async () => {
  const fixture = await openFixture();
  for (const verified of [true, false, "true", "false", undefined]) {
    const { email_verified: _plain, ...person } = mariAtProvider;
    fixture.identityProvider.person = {
      ...person,
      ...(verified === undefined ? {} : { email_verified: verified }),
    };
    expect(await fixture.signIn()).toMatchObject({ emailVerified: verified === true });
  }
  await fixture.close();
});

const hourAgo = Math.floor(Date.now() / 1000) - 3600;

test.each<[string, Tampering]>([
  ["another nonce", (claims) => ({ ...claims, nonce: "of another browser" })],
  ["no nonce", ({ nonce: _nonce, ...claims }) => claims],
  ["another audience", (claims) => ({ ...claims, aud: "another app" })],
  ["a second, unknown audience", (claims) => ({ ...claims, aud: ["heaolu", "another app"] })],
  ["another authorized party", (claims) => ({ ...claims, azp: "another app" })],
  [
    "two audiences and another authorized party",
    (claims) => ({ ...claims, aud: ["heaolu", "another app"], azp: "another app" }),
  ],
  ["another issuer", (claims) => ({ ...claims, iss: "https://evil.example" })],
  ["an expiry in the past", (claims) => ({ ...claims, exp: hourAgo + 60, iat: hourAgo })],
  ["no expiry", ({ exp: _exp, ...claims }) => claims],
  ["no subject", ({ sub: _sub, ...claims }) => claims],
  ["an empty subject", (claims) => ({ ...claims, sub: "" })],
  ["a start in the future", (claims) => ({ ...claims, nbf: hourAgo + 7200 })],
])("an ID token with %s is refused", async (_fault, tamper) => {
  const fixture = await openFixture();
  Object.assign(fixture.identityProvider, { person: mariAtProvider, tamper });
  await expect(fixture.signIn()).rejects.toMatchObject({ code: "ERR_SIGN_IN_FAILED" });
  await fixture.close();
});

test("an unchanged ID token is accepted, unless signed with a foreign key", async () => {
  const fixture = await openFixture();
  Object.assign(fixture.identityProvider, {
    person: mariAtProvider,
    tamper: (claims: object) => claims,
  });
  expect(await fixture.signIn()).toMatchObject({ subject: mariAtProvider.id });
  fixture.identityProvider.signsWithForeignKey = true;
  await expect(fixture.signIn()).rejects.toMatchObject({ code: "ERR_SIGN_IN_FAILED" });
  await fixture.close();
});

test("a callback with another nonce or another issuer is refused", async () => {
  const fixture = await openFixture();
  fixture.identityProvider.person = mariAtProvider;
  const challenge = newChallenge();
  const otherNonce = { ...challenge, nonce: newChallenge().nonce };
  await expect(fixture.signIn(challenge, otherNonce)).rejects
    .toMatchObject({ code: "ERR_SIGN_IN_FAILED" });

  const callback = new URL(
    await comeBack(await fixture.provider.start(challenge, redirectUri), redirectUri),
  );
  callback.searchParams.set("iss", "https://evil.example");
  await expect(fixture.provider.finish(challenge, callback.href)).rejects
    .toMatchObject({ code: "ERR_SIGN_IN_FAILED" });
  callback.searchParams.delete("iss");
  await expect(fixture.provider.finish(challenge, callback.href)).rejects
    .toMatchObject({ code: "ERR_SIGN_IN_FAILED" });
  await fixture.close();
});

test("discovery is retried after a failure", async () => {
  const fixture = await openFixture();
  Object.assign(fixture.identityProvider, { person: mariAtProvider, outage: "error" });
  await expect(fixture.provider.start(newChallenge(), redirectUri)).rejects
    .toMatchObject({ code: "ERR_PROVIDER_UNAVAILABLE" });
  fixture.identityProvider.outage = null;
  expect(await fixture.signIn()).toMatchObject({ subject: mariAtProvider.id });
  await fixture.close();
});

test("a discovery document of another issuer is refused", async () => {
  const fixture = await openFixture();
  const issuer = fixture.identityProvider.url.replace("127.0.0.1", "localhost");
  const provider = oidcProvider({ ...fixture.settings, issuer });
  await expect(provider.start(newChallenge(), redirectUri)).rejects
    .toMatchObject({ code: "ERR_PROVIDER_UNAVAILABLE" });
  await fixture.close();
});
