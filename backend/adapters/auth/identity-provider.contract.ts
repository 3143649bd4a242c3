import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { comeBack } from "tests/support/follow-redirects.ts";
import type { Outage } from "tests/support/loopback.ts";
import { mariElsewhere, type PersonElsewhere } from "tests/support/provider-profiles.ts";
import type { IdentityProvider, SignInChallenge } from "../../ports/auth.ts";

export const redirectUri = "http://localhost:8000/api/auth/some/callback";

export type ProviderStage = {
  provider: IdentityProvider;
  /** The house at the other end, and who stands at its door. */
  elsewhere: { person: PersonElsewhere | null; outage: Outage | null };
  close(): Promise<void>;
};

/** What every provider that a browser is sent to must do. */
export function describeIdentityProvider(name: string, open: () => Promise<ProviderStage>): void {
  describe(`identity provider: ${name}`, () => {
    let stage: ProviderStage;
    beforeAll(async () => {
      stage = await open();
    });
    beforeEach(() => {
      Object.assign(stage.elsewhere, { person: mariElsewhere, outage: null });
    });
    afterAll(() => stage.close());

    async function goThere(challenge: SignInChallenge): Promise<string> {
      return await comeBack(await stage.provider.start(challenge, redirectUri), redirectUri);
    }
    const refusal = (challenge: SignInChallenge, callback: string) =>
      stage.provider.finish(challenge, callback).then(
        () => "let in",
        ({ code }) => code ?? "crash",
      );

    test("a browser is sent with the state, a hashed verifier and our address, and without a secret", async () => {
      const challenge = newChallenge();
      const url = new URL(await stage.provider.start(challenge, redirectUri));
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

    test("a person who agrees there comes back as who they are there", async () => {
      const challenge = newChallenge();
      const identity = await stage.provider.finish(challenge, await goThere(challenge));
      expect(identity).toMatchObject({
        issuer: stage.provider.issuer,
        subject: mariElsewhere.id,
        email: mariElsewhere.email,
        name: mariElsewhere.name,
      });
    });

    test("an address that is not told, or is none, is nobody's", async () => {
      for (
        const email of [undefined, "", "mari", "a@b", "a b@example.ee", `${"x".repeat(250)}@a.ee`]
      ) {
        stage.elsewhere.person = { id: "no-address", ...(email === undefined ? {} : { email }) };
        const challenge = newChallenge();
        const identity = await stage.provider.finish(challenge, await goThere(challenge));
        expect(identity).toMatchObject({ subject: "no-address", email: null, name: null });
      }
    });

    test("a person who does not agree is told apart from an answer that is wrong", async () => {
      stage.elsewhere.person = null;
      const challenge = newChallenge();
      expect(await refusal(challenge, await goThere(challenge))).toBe("ERR_SIGN_IN_CANCELLED");
    });

    test("an answer to another question is refused", async () => {
      const [challenge, other] = [newChallenge(), newChallenge()];
      const attempts = [
        { ...challenge, state: other.state },
        { ...challenge, verifier: other.verifier },
        other,
      ];
      for (const attempt of attempts) {
        expect(await refusal(attempt, await goThere(challenge))).toBe("ERR_SIGN_IN_FAILED");
      }
    });

    test("a code is worth something once", async () => {
      const challenge = newChallenge();
      const callback = await goThere(challenge);
      await stage.provider.finish(challenge, callback);
      expect(await refusal(challenge, callback)).toBe("ERR_SIGN_IN_FAILED");
    });

    test("an answer without a code, with two, or with somebody's guess is refused", async () => {
      const challenge = newChallenge();
      const good = new URL(await goThere(challenge));
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

    test.each(["error", "huge", "elsewhere"] as const)(
      "an answer that is %s is no answer",
      async (outage) => {
        const challenge = newChallenge();
        const callback = await goThere(challenge);
        stage.elsewhere.outage = outage;
        expect(await refusal(challenge, callback)).toBe("ERR_PROVIDER_UNAVAILABLE");
      },
    );

    test("an answer that is nonsense lets nobody in", async () => {
      const challenge = newChallenge();
      const callback = await goThere(challenge);
      stage.elsewhere.outage = "nonsense";
      expect(await refusal(challenge, callback)).toBe("ERR_SIGN_IN_FAILED");
    });
  });
}

export function newChallenge(): SignInChallenge {
  const secret = () => randomBytes(32).toString("base64url");
  return { state: secret(), nonce: secret(), verifier: secret() };
}
