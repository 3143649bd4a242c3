import { expect } from "vitest";
import { appCode } from "../support/app-code.ts";
import { softwarePasskey } from "../support/software-passkey.ts";
import { mari } from "../support/sign-in-steps.ts";
import type { TestApp } from "../test-app.ts";

type Headers = Record<string, string>;

/** Six digits that no step of the secret around `now` has. */
export function wrongAppCode(secret: string, now: number): string {
  const near = [-60_000, -30_000, 0, 30_000, 60_000].map((ms) => appCode(secret, now + ms));
  return ["111111", "222222", "333333", "444444", "555555", "666666"]
    .find((code) => !near.includes(code))!;
}

/** Sets up an authenticator app. */
export async function addAuthenticator(app: TestApp, headers: Headers) {
  const started = await app.post("/auth/authenticator", undefined, headers);
  expect(started.status).toBe(201);
  const { secret, url } = await started.json();
  const code = appCode(secret, app.now());
  const confirmed = await app.post("/auth/authenticator/confirm", { code }, headers);
  expect(confirmed.status).toBe(200);
  const { recoveryCodes } = await confirmed.json();
  return { secret, url, code, recoveryCodes } as {
    secret: string;
    url: string;
    code: string;
    recoveryCodes: string[];
  };
}

export async function addPasskey(app: TestApp, headers: Headers, name = "Key") {
  const key = softwarePasskey();
  const started = await app.post("/auth/passkeys/start", undefined, headers);
  expect(started.status).toBe(201);
  const passkey = key.create((await started.json()).options);
  const added = await app.post("/auth/passkeys", { name, passkey }, headers);
  expect(added.status).toBe(201);
  return { key, ...await added.json() as { recoveryCodes: string[] | null } };
}

export async function passkeyChallenge(app: TestApp): Promise<{ challenge: string }> {
  return (await (await app.post("/auth/passkey-challenges")).json()).options;
}

/** The second step that the login of this person begins. */
export async function secondStepOf(
  app: TestApp,
  { email, password }: { email: string; password: string } = mari,
): Promise<{ ticket: string; expiresAt: string; kinds: string[] }> {
  const answer = await app.post("/auth/login", { email, password, remember: true });
  expect(answer.status).toBe(403);
  expect(answer.headers.get("set-cookie")).toBeNull();
  const { errCode, secondStep } = await answer.json();
  expect(errCode).toBe("ERR_SECOND_FACTOR_NEEDED");
  return secondStep;
}
