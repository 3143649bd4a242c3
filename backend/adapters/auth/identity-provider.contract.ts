import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { comeBack } from "tests/support/follow-redirects.ts";
import type { Outage } from "tests/support/loopback.ts";
import { mariAtProvider, type ProviderProfile } from "tests/support/provider-profiles.ts";
import type { IdentityProvider, SignInChallenge } from "../../ports/auth.ts";

export const redirectUri = "http://localhost:8000/api/auth/some/callback";

type ProviderFixture = {
  provider: IdentityProvider;
  /** The simulated provider and its signed-in user. */
  identityProvider: { person: ProviderProfile | null; outage: Outage | null };
  close(): Promise<void>;
};

/** The tests of every identity provider. */
export function describeIdentityProvider(name: string, open: () => Promise<ProviderFixture>): void {
  describe(`identity provider: ${name}`, () => {
    let fixture: ProviderFixture;
    beforeAll(async () => {
      fixture = await open();
    });
    beforeEach(() => {
      Object.assign(fixture.identityProvider, { person: mariAtProvider, outage: null });
    });
    afterAll(() => fixture.close());

    async function signInThere(challenge: SignInChallenge): Promise<string> {
      return await comeBack(await fixture.provider.start(challenge, redirectUri), redirectUri);
    }
    const refusal = (challenge: SignInChallenge, callback: string) =>
      fixture.provider.finish(challenge, callback).then(
        () => "accepted",
        ({ code }) => code ?? "crash",
      );

    test("the sign-in URL has the state, the code challenge and the redirect URI, and no secret", async () => {
      const challenge = newChallenge();
      const url = new URL(await fixture.provider.start(challenge, redirectUri));
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        response_type: "code",
        redirect_uri: redirectUri,
        state: challenge.state,
        code_challenge: createHash("sha256").update(challenge.verifier).digest("base64url"),
        code_challenge_method: "S256",
      });
      expect(url.href).not.toContain(challenge.verifier);
      expect(url.href).not.toContain("secret");
    });

    test("a user who agrees is identified", async () => {
      const challenge = newChallenge();
      const identity = await fixture.provider.finish(challenge, await signInThere(challenge));
      expect(identity).toMatchObject({
        issuer: fixture.provider.issuer,
        subject: mariAtProvider.id,
        email: mariAtProvider.email,
        name: mariAtProvider.name,
      });
    });

    test("a missing or malformed address counts as absent", async () => {
      for (
        const email of [undefined, "", "mari", "a@b", "a b@example.ee", `${"x".repeat(250)}@a.ee`]
      ) {
        fixture.identityProvider.person = {
          id: "no-address",
          ...(email === undefined ? {} : { email }),
        };
        const challenge = newChallenge();
        const identity = await fixture.provider.finish(challenge, await signInThere(challenge));
        expect(identity).toMatchObject({ subject: "no-address", email: null, name: null });
      }
    });

    test("ERR_SIGN_IN_CANCELLED is thrown when the user declines", async () => {
      fixture.identityProvider.person = null;
      const challenge = newChallenge();
      expect(await refusal(challenge, await signInThere(challenge))).toBe("ERR_SIGN_IN_CANCELLED");
    });

    test("an answer to another challenge is refused", async () => {
      const [challenge, other] = [newChallenge(), newChallenge()];
      const attempts = [
        { ...challenge, state: other.state },
        { ...challenge, verifier: other.verifier },
        other,
      ];
      for (const attempt of attempts) {
        expect(await refusal(attempt, await signInThere(challenge))).toBe("ERR_SIGN_IN_FAILED");
      }
    });

    test("a code is accepted once", async () => {
      const challenge = newChallenge();
      const callback = await signInThere(challenge);
      await fixture.provider.finish(challenge, callback);
      expect(await refusal(challenge, callback)).toBe("ERR_SIGN_IN_FAILED");
    });

    test("an answer without a code, with two codes or with a wrong one is refused", async () => {
      const challenge = newChallenge();
      const good = new URL(await signInThere(challenge));
      const changed = (change: (query: URLSearchParams) => void) => {
        const url = new URL(good);
        change(url.searchParams);
        return url.href;
      };
      const callbacks = [
        redirectUri,
        changed((query) => query.delete("code")),
        changed((query) => query.delete("state")),
        changed((query) => query.set("code", "")),
        changed((query) => query.set("code", "a guess")),
        changed((query) => query.append("code", "another")),
        changed((query) => query.append("state", challenge.state)),
        changed((query) => query.set("error", "server_error")),
      ];
      for (const callback of callbacks) {
        expect(await refusal(challenge, callback)).toBe("ERR_SIGN_IN_FAILED");
      }
    });

    test.each(["error", "huge", "redirected"] as const)(
      "a response that is %s throws ERR_PROVIDER_UNAVAILABLE",
      async (outage) => {
        const challenge = newChallenge();
        const callback = await signInThere(challenge);
        fixture.identityProvider.outage = outage;
        expect(await refusal(challenge, callback)).toBe("ERR_PROVIDER_UNAVAILABLE");
      },
    );

    test("a malformed response is refused", async () => {
      const challenge = newChallenge();
      const callback = await signInThere(challenge);
      fixture.identityProvider.outage = "nonsense";
      expect(await refusal(challenge, callback)).toBe("ERR_SIGN_IN_FAILED");
    });
  });
}

export function newChallenge(): SignInChallenge {
  const secret = () => randomBytes(32).toString("base64url");
  return { state: secret(), nonce: secret(), verifier: secret() };
}
