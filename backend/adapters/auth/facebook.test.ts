import { expect, test } from "vitest";
import { comeBack } from "tests/support/follow-redirects.ts";
import { facebookApp, openFacebook, type TokenFacts } from "tests/support/facebook.ts";
import { mariElsewhere } from "tests/support/provider-profiles.ts";
import { facebookProvider } from "./facebook.ts";
import {
  describeIdentityProvider,
  newChallenge,
  redirectUri,
} from "./identity-provider.contract.ts";

async function openStage() {
  const elsewhere = await openFacebook([redirectUri]);
  const provider = facebookProvider({ ...facebookApp, url: elsewhere.url, apiUrl: elsewhere.url });
  return { elsewhere, provider, close: () => elsewhere.close() };
}

describeIdentityProvider("facebook", openStage);

test("the verification state of an address from Facebook is unknown", async () => {
  const { elsewhere, provider, close } = await openStage();
  elsewhere.person = mariElsewhere;
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
  const { elsewhere, provider, close } = await openStage();
  Object.assign(elsewhere, { person: mariElsewhere, tokenFacts: facts });
  const challenge = newChallenge();
  const callback = await comeBack(await provider.start(challenge, redirectUri), redirectUri);
  await expect(provider.finish(challenge, callback)).rejects
    .toMatchObject({ code: "ERR_SIGN_IN_FAILED" });
  await close();
});
