import { minute } from "backend/domain/duration.ts";
import { expect, test } from "vitest";
import { softwarePasskey } from "../support/software-passkey.ts";
import {
  bearer,
  cookieOf,
  disable,
  expectRefusal,
  mari,
  refresh,
  statusOf,
  testAppWith,
} from "../support/sign-in-steps.ts";
import { addPasskey, passkeyChallenge, secondStepOf } from "./second-factor-steps.ts";

test("a passkey signs in without a password, and is the second step after one", async () => {
  await using app = await testAppWith(mari);
  const { headers } = await app.signIn(mari.email, mari.password);
  const { key, recoveryCodes } = await addPasskey(app, headers, "Mari telefon");
  expect(recoveryCodes).toHaveLength(10);

  const passkey = key.prove(await passkeyChallenge(app), 1);
  const signedIn = await app.post("/auth/login-with-passkey", { passkey, remember: true });
  expect(signedIn.status).toBe(200);
  const { passkeys } = await (await app.get(
    "/auth/second-factors",
    bearer(await signedIn.json()),
  )).json();
  expect(passkeys).toMatchObject([{ name: "Mari telefon", lastUsedAt: expect.any(String) }]);

  const { ticket, kinds } = await secondStepOf(app);
  expect(kinds).toEqual(["passkey", "recovery-code"]);
  const second = key.prove(await passkeyChallenge(app), 2);
  expect(await statusOf(app.post("/auth/second-step", { ticket, passkey: second }))).toBe(200);

  await disable(app, mari.email);
  const third = key.prove(await passkeyChallenge(app), 3);
  const refused = await app.post("/auth/login-with-passkey", { passkey: third });
  await expectRefusal(refused, 403, "ERR_ACCOUNT_DISABLED");
});

test("a passkey's answer is refused when repeated, foreign, old, unverified or counted back", async () => {
  await using app = await testAppWith(mari);
  const { headers } = await app.signIn(mari.email, mari.password);
  const { key } = await addPasskey(app, headers);
  const logIn = (passkey: object) => app.post("/auth/login-with-passkey", { passkey });
  const refused = async (passkey: object) =>
    await expectRefusal(await logIn(passkey), 403, "ERR_PASSKEY_REFUSED");

  const used = key.prove(await passkeyChallenge(app), 5);
  expect(await statusOf(logIn(used))).toBe(200);
  await refused(used);
  await refused(key.prove(await passkeyChallenge(app), 5));
  await refused(key.prove(await passkeyChallenge(app), 4));
  await refused(key.prove(await passkeyChallenge(app), 6, { origin: "https://evil.example" }));
  await refused(key.prove(await passkeyChallenge(app), 6, { verifiesUser: false }));
  await refused(key.prove({ challenge: "A".repeat(43) }, 6));
  await refused(softwarePasskey().prove(await passkeyChallenge(app), 6));
  const elsewhere = softwarePasskey({ site: "https://evil.example" });
  await refused({ ...elsewhere.prove(await passkeyChallenge(app), 6), id: used.id });
  const old = await passkeyChallenge(app);
  app.advance(5 * minute);
  await refused(key.prove(old, 6));
  expect(await statusOf(logIn(key.prove(await passkeyChallenge(app), 6)))).toBe(200);
});

test("a passkey is added for its own challenge only, once, and only after a fresh proof", async () => {
  await using app = await testAppWith(mari);
  const login = await app.logIn(mari);
  const headers = bearer(await login.json());
  const start = async () =>
    (await (await app.post("/auth/passkeys/start", undefined, headers)).json()).options;
  const add = (passkey: object) => app.post("/auth/passkeys", { name: "Key", passkey }, headers);
  const key = softwarePasskey();
  const foreign = key.create(await start(), { origin: "https://evil.example" });
  await expectRefusal(await add(foreign), 403, "ERR_PASSKEY_REFUSED");
  const unverified = key.create(await start(), { verifiesUser: false });
  await expectRefusal(await add(unverified), 403, "ERR_PASSKEY_REFUSED");
  const proving = key.create(await passkeyChallenge(app));
  await expectRefusal(await add(proving), 403, "ERR_PASSKEY_REFUSED");
  const right = key.create(await start());
  expect(await statusOf(add(right))).toBe(201);
  await expectRefusal(await add(right), 403, "ERR_PASSKEY_REFUSED");
  await expectRefusal(await add(key.create(await start())), 409, "ERR_DUPLICATE_ENTITY");

  app.advance(10 * minute);
  const later = bearer(await (await refresh(app, cookieOf(login))).json());
  const late = await app.post("/auth/passkeys/start", undefined, later);
  expect(await late.clone().json()).toMatchObject({ proofs: ["passkey", "recovery-code"] });
  await expectRefusal(late, 403, "ERR_STEP_UP_REQUIRED");
  // With a second factor the password alone proves nothing.
  const weak = await app.post("/auth/step-up", { password: mari.password }, later);
  await expectRefusal(weak, 403, "ERR_STEP_UP_REQUIRED");
  const passkey = key.prove(await passkeyChallenge(app), 1);
  expect(await statusOf(app.post("/auth/step-up", { passkey }, later))).toBe(204);
  const [{ id }] = (await (await app.get("/auth/second-factors", later)).json()).passkeys;
  const rename = (name: string, headers = later) =>
    app.send("PUT", `/auth/passkeys/${id}`, { name }, headers);
  expect(await statusOf(rename(" Telefon "))).toBe(204);
  await expectRefusal(await rename(" "), 400, "ERR_INVALID_INPUT");
  const { passkeys } = await (await app.get("/auth/second-factors", later)).json();
  expect(passkeys).toMatchObject([{ id, name: "Telefon" }]);
  expect(await statusOf(app.send("DELETE", `/auth/passkeys/${id}`, undefined, later))).toBe(204);
  await expectRefusal(await rename("Gone"), 404, "ERR_NOT_FOUND");
  expect(await statusOf(app.logIn(mari))).toBe(200);
});
