import { minute } from "backend/domain/duration.ts";
import { appCode } from "../support/app-code.ts";
import { expect, test } from "vitest";
import { firebaseTokens } from "backend/adapters/auth/firebase.ts";
import { resetSecondFactor } from "backend/use-cases/user/reset-second-factor.ts";
import { firebaseProject, openFirebase } from "../support/firebase.ts";
import { mariAtProvider } from "../support/provider-profiles.ts";
import {
  bearer,
  cookieOf,
  expectRefusal,
  join,
  mari,
  newMails,
  refresh,
  statusOf,
  testAppWith,
} from "../support/sign-in-steps.ts";
import { loginFacts, openBrowser, openFederation } from "../support/sign-in-providers.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { codeFor } from "./guest-steps.ts";
import { addAuthenticator, addPasskey, secondStepOf } from "./second-factor-steps.ts";

const admin = "admin@demo.heaolu.ee";
const practitioner = "therapist1@demo.heaolu.ee";
const client = "client@demo.heaolu.ee";

test("a user who must have a second factor can do nothing before setting it up, and keeps it", async () => {
  await using app = await openTestApp({ settings: { secondFactor: "practitioners" } });
  for (const email of [admin, practitioner]) {
    const { headers } = await app.signIn(email);
    const refused = await app.get("/therapy-sessions/me", headers);
    await expectRefusal(refused, 403, "ERR_SECOND_FACTOR_REQUIRED");
    await expectRefusal(
      await app.get("/user/me/export", headers),
      403,
      "ERR_SECOND_FACTOR_REQUIRED",
    );
    const factors = await (await app.get("/auth/second-factors", headers)).json();
    expect(factors.isRequired).toBe(true);
    expect(await statusOf(app.get("/auth/me", headers))).toBe(200);
    expect(await statusOf(app.get("/practices", headers))).toBe(200);
    await addAuthenticator(app, headers);
    expect(await statusOf(app.get("/therapy-sessions/me", headers))).toBe(200);
    const last = await app.send("DELETE", "/auth/authenticator", undefined, headers);
    await expectRefusal(last, 409, "ERR_LAST_SECOND_FACTOR");
    await addPasskey(app, headers);
    expect(await statusOf(app.send("DELETE", "/auth/authenticator", undefined, headers))).toBe(204);
  }
  const { headers } = await app.signIn(client);
  expect(await statusOf(app.get("/therapy-sessions/me", headers))).toBe(200);
});

test("where only administrators must have one, practitioners go on without", async () => {
  await using app = await openTestApp({ settings: { secondFactor: "admins" } });
  const { headers } = await app.signIn(practitioner);
  expect(await statusOf(app.get("/therapy-sessions/therapist", headers))).toBe(200);
  const administrator = await app.signIn(admin);
  const refused = await app.get("/admin/summary", administrator.headers);
  await expectRefusal(refused, 403, "ERR_SECOND_FACTOR_REQUIRED");
});

test("a sign-in with a provider ends at the second step, with the return address", async () => {
  await using federation = await openFederation();
  const { app, google } = federation;
  google.person = mariAtProvider;
  const browser = openBrowser(app);
  await browser.signIn("google");
  // Google's word is no proof of the person, a code from the mailbox is.
  const signedIn = await refresh(app, `rt=${browser.jar.get("rt")}`);
  const headers = bearer(await signedIn.json());
  const late = await app.post("/auth/authenticator", undefined, headers);
  expect(await late.clone().json()).toMatchObject({ proofs: ["mailed-code"] });
  await expectRefusal(late, 403, "ERR_STEP_UP_REQUIRED");
  await app.post("/auth/codes", { email: mari.email });
  const mailedCode = await codeFor(app, mari.email);
  expect(await statusOf(app.post("/auth/step-up", { mailedCode }, headers))).toBe(204);
  const { recoveryCodes } = await addAuthenticator(app, headers);

  const another = openBrowser(app);
  const facts = loginFacts(await another.signIn("google", "?returnUrl=/journal&remember=true"));
  expect(facts).toEqual({
    secondStep: expect.stringMatching(/^[\w-]{43}$/),
    kinds: "app-code,recovery-code",
    returnUrl: "/journal",
  });
  expect(await another.user()).toBeNull();
  const finished = await app.post("/auth/second-step", {
    ticket: facts.secondStep,
    recoveryCode: recoveryCodes[0],
  });
  expect(finished.headers.get("set-cookie")).toContain(`Max-Age=${30 * 24 * 3600}`);
});

test("a Firebase token does not get around a second factor", async () => {
  const firebase = await openFirebase();
  const readToken = firebaseTokens({ projectId: firebaseProject, keysUrl: firebase.url });
  await using app = await openTestApp({ demo: false, identityProviders: { readToken } });
  await join(app, mari);
  const token = await firebase.token(mariAtProvider, app.now());
  const linked = await app.post("/auth/link", { ticket: token, password: mari.password });
  const me = () => app.get("/auth/me", { Authorization: `Bearer ${token}` });
  expect(await statusOf(me())).toBe(200);
  await addAuthenticator(app, bearer(await linked.json()));
  expect(await statusOf(me())).toBe(401);
  const again = await app.post("/auth/link", { ticket: token, password: mari.password });
  await expectRefusal(again, 403, "ERR_SECOND_FACTOR_NEEDED");
  await firebase.close();
});

test("dangerous actions need a proof of the last ten minutes of this very sign-in", async () => {
  await using app = await testAppWith(mari);
  const login = await app.logIn(mari);
  app.advance(10 * minute);
  const renewed = await refresh(app, cookieOf(login));
  const headers = bearer(await renewed.json());
  await app.logIn(mari);
  const refused = await app.get("/user/me/export", headers);
  expect(await refused.clone().json()).toMatchObject({ proofs: ["password", "mailed-code"] });
  await expectRefusal(refused, 403, "ERR_STEP_UP_REQUIRED");
  const stepUp = (proof: object) => app.post("/auth/step-up", proof, headers);
  await expectRefusal(await stepUp({ password: "not this one" }), 403, "ERR_WRONG_PASSWORD");
  await expectRefusal(await stepUp({ code: "123456" }), 403, "ERR_STEP_UP_REQUIRED");
  await expectRefusal(
    await stepUp({ password: mari.password, code: "123456" }),
    400,
    "ERR_INVALID_INPUT",
  );
  expect(await statusOf(stepUp({ password: mari.password }))).toBe(204);
  const exported = await app.get("/user/me/export", headers);
  expect(exported.status).toBe(200);
  await exported.bytes();
});

test("with a second factor the password alone changes nothing", async () => {
  await using app = await testAppWith(mari);
  const login = await app.logIn(mari);
  const { secret } = await addAuthenticator(app, bearer(await login.json()));
  app.advance(10 * minute);
  const headers = bearer(await (await refresh(app, cookieOf(login))).json());
  const { password } = mari;
  const actions: [string, object][] = [
    ["/auth/change-password", { currentPassword: password, newPassword: "vihmane sügis toas" }],
    ["/auth/change-email", { newEmail: "new@example.ee", password }],
    ["/user/me/erase", { password }],
  ];
  for (const [path, body] of actions) {
    await expectRefusal(await app.post(path, body, headers), 403, "ERR_STEP_UP_REQUIRED");
  }
  const code = appCode(secret, app.now());
  expect(await statusOf(app.post("/auth/step-up", { code }, headers))).toBe(204);
  expect(await statusOf(app.post("/auth/step-up", { code }, headers))).toBe(400);
  expect(await statusOf(app.post(...actions[0]!, headers))).toBe(204);
});

test("the operator removes the factors of a person who lost all keys, and a mail says so", async () => {
  await using app = await testAppWith(mari);
  const { headers } = await app.signIn(mari.email, mari.password);
  await addAuthenticator(app, headers);
  const { ticket } = await secondStepOf(app);
  await newMails(app);
  const user = (await app.ports.persistence.users.findByEmail(mari.email))!;
  await resetSecondFactor(app.ports, { now: app.now() }, { user });
  expect(await statusOf(app.get("/auth/me", headers))).toBe(401);
  const late = await app.post("/auth/second-step", { ticket, recoveryCode: "x" });
  await expectRefusal(late, 409, "ERR_SECOND_STEP_EXPIRED");
  expect(await statusOf(app.logIn(mari))).toBe(200);
  expect(await newMails(app)).toMatchObject([{ to: mari.email }]);
  expect(await actionsOf(app)).toEqual([["reset-second-factor", user.id]]);
});

async function actionsOf(app: TestApp) {
  return await app.database.read.values("select action, subject_id from admin_actions");
}
