import { expect, test } from "vitest";
import { comeBack } from "tests/support/follow-redirects.ts";
import { facebookApp, openFacebook, type TokenFacts } from "tests/support/facebook.ts";
import { mariAtProvider } from "tests/support/provider-profiles.ts";
import { facebookProvider } from "./facebook.ts";
import {
  describeIdentityProvider,
  newChallenge,
  redirectUri,
} from "./identity-provider.contract.ts";

async function openFixture() {
  const identityProvider = await openFacebook([redirectUri]);
  const provider = facebookProvider({
    ...facebookApp,
    url: identityProvider.url,
    apiUrl: identityProvider.url,
  });
  return { identityProvider, provider, close: () => identityProvider.close() };
}

describeIdentityProvider("facebook", openFixture);

test("the verification state of an address from Facebook is unknown", async () => {
  const { identityProvider, provider, close } = await openFixture();
  identityProvider.person = mariAtProvider;
  const challenge = newChallenge();
  const callback = await comeBack(await provider.start(challenge, redirectUri), redirectUri);
  expect(await provider.finish(challenge, callback)).toMatchObject({ emailVerified: null });
  await close();
});

test.each<[string, TokenFacts]>([
  ["was given to another app", { app_id: "666" }],
  ["is not valid", { is_valid: false }],
  ["is about another user", { user_id: "another-user" }],
  ["is expired", { expires_at: Math.floor(Date.now() / 1000) - 1 }],
  ["is about no user", { user_id: "" }],
])("a token that %s is refused", async (_fault, facts) => {
  const { identityProvider, provider, close } = await openFixture();
  Object.assign(identityProvider, { person: mariAtProvider, tokenFacts: facts });
  const challenge = newChallenge();
  const callback = await comeBack(await provider.start(challenge, redirectUri), redirectUri);
  await expect(provider.finish(challenge, callback)).rejects
    .toMatchObject({ code: "ERR_SIGN_IN_FAILED" });
  await close();
});
