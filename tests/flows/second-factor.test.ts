import { minute, second } from "backend/domain/duration.ts";
import { strFromU8, unzipSync } from "fflate";
import { appCode } from "../support/app-code.ts";
import { expect, test } from "vitest";
import {
  bearer,
  cookieOf,
  disable,
  expectRefusal,
  mari,
  newMails,
  refresh,
  statusOf,
  testAppWith,
  tokenIn,
} from "../support/sign-in-steps.ts";
import { codeFor } from "./guest-steps.ts";
import { addAuthenticator, addPasskey, secondStepOf, wrongAppCode } from "./second-factor-steps.ts";

test("an authenticator app is a second step of every sign-in, each of its codes counts once", async () => {
  await using app = await testAppWith(mari);
  const phone = await app.logIn({ ...mari, remember: true });
  const { headers, user } = await app.signIn(mari.email, mari.password);
  expect(user.hasSecondFactor).toBe(false);
  const { secret, url, code, recoveryCodes } = await addAuthenticator(app, headers);
  expect(url).toContain("issuer=Heaolu");
  expect(new Set(recoveryCodes).size).toBe(10);

  // This device goes on; those that signed in without the app do not.
  expect(await statusOf(app.get("/auth/me", headers))).toBe(200);
  expect(await statusOf(refresh(app, cookieOf(phone)))).toBe(401);
  expect(await statusOf(app.get("/auth/me", bearer(await phone.json())))).toBe(401);
  const [mail] = await newMails(app);
  expect(mail?.to).toBe(mari.email);
  expect(mail?.text).toContain("/user/profile/access");

  const { ticket, kinds } = await secondStepOf(app);
  expect(kinds).toEqual(["app-code", "recovery-code"]);
  const finish = (proof: Record<string, unknown>) =>
    app.post("/auth/second-step", { ticket, ...proof });
  await expectRefusal(await finish({ code }), 400, "ERR_WRONG_CODE");
  await expectRefusal(await finish({}), 400, "ERR_INVALID_INPUT");
  app.advance(30 * second);
  const next = appCode(secret, app.now());
  const signedIn = await finish({ code: next });
  expect(signedIn.status).toBe(200);
  expect(cookieOf(signedIn)).toMatch(/^rt=[\w-]{43}$/);
  expect((await signedIn.json()).user.hasSecondFactor).toBe(true);
  expect(await statusOf(refresh(app, cookieOf(signedIn)))).toBe(200);
  await expectRefusal(await finish({ code: next }), 409, "ERR_SECOND_STEP_EXPIRED");

  const again = await secondStepOf(app);
  const replayed = { ticket: again.ticket, code: next };
  await expectRefusal(await app.post("/auth/second-step", replayed), 400, "ERR_WRONG_CODE");
  app.advance(10 * minute);
  const late = { ticket: again.ticket, code: appCode(secret, app.now()) };
  await expectRefusal(await app.post("/auth/second-step", late), 409, "ERR_SECOND_STEP_EXPIRED");
});

test("guessing codes waits longer and longer, over all tickets, and never locks for good", async () => {
  await using app = await testAppWith(mari);
  const { headers } = await app.signIn(mari.email, mari.password);
  const { secret, recoveryCodes } = await addAuthenticator(app, headers);
  const finish = async (proof: Record<string, unknown>) =>
    app.post("/auth/second-step", { ticket: (await secondStepOf(app)).ticket, ...proof });
  const guess = () => finish({ code: wrongAppCode(secret, app.now()) });
  for (let i = 0; i < 5; i++) expect(await statusOf(guess())).toBe(400);
  const blocked = await guess();
  expect(blocked.headers.get("retry-after")).toBe("1");
  await expectRefusal(blocked, 429, "ERR_TOO_MANY_REQUESTS");
  await expectRefusal(
    await finish({ recoveryCode: recoveryCodes[0] }),
    429,
    "ERR_TOO_MANY_REQUESTS",
  );
  for (let i = 0; i < 12; i++) {
    app.advance(15 * minute);
    expect(await statusOf(guess())).toBe(400);
  }
  expect((await guess()).headers.get("retry-after")).toBe(String(15 * 60));
  app.advance(15 * minute);
  const right = await finish({ code: appCode(secret, app.now()) });
  expect(right.status).toBe(200);
  expect(await statusOf(guess())).toBe(400);

  const parallel = await Promise.all(
    Array.from({ length: 8 }, () => guess()),
  );
  expect(parallel.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(4);
});

test("a recovery code works once, in any writing, and its use is mailed", async () => {
  await using app = await testAppWith(mari);
  const { headers } = await app.signIn(mari.email, mari.password);
  const { recoveryCodes } = await addAuthenticator(app, headers);
  const [first, other] = recoveryCodes as [string, string];
  await newMails(app);
  const finish = async (recoveryCode: string) =>
    app.post("/auth/second-step", { ticket: (await secondStepOf(app)).ticket, recoveryCode });
  const opened = await finish(` ${first.toLowerCase().replace("-", " ")}`);
  expect(opened.status).toBe(200);
  const [mail] = await newMails(app);
  expect(mail?.text).toContain("9");
  await expectRefusal(await finish(first), 400, "ERR_WRONG_CODE");

  const fresh = bearer(await opened.json());
  const replaced = await app.post("/auth/recovery-codes", undefined, fresh);
  const { recoveryCodes: [newest] } = await replaced.json();
  await expectRefusal(await finish(other), 400, "ERR_WRONG_CODE");
  expect(await statusOf(finish(newest))).toBe(200);
  const factors = await (await app.get("/auth/second-factors", fresh)).json();
  expect(factors).toMatchObject({ isRequired: false, passkeys: [], recoveryCodesLeft: 9 });
});

test("a second step that was begun before the account was disabled says so after the right code only", async () => {
  await using app = await testAppWith(mari);
  const { headers } = await app.signIn(mari.email, mari.password);
  const { secret } = await addAuthenticator(app, headers);
  app.advance(30 * second);
  const { ticket } = await secondStepOf(app);
  await disable(app, mari.email);
  const finish = (code: string) => app.post("/auth/second-step", { ticket, code });
  await expectRefusal(await finish(wrongAppCode(secret, app.now())), 400, "ERR_WRONG_CODE");
  const right = await finish(appCode(secret, app.now()));
  expect(cookieOf(right)).toBe("");
  await expectRefusal(right, 403, "ERR_ACCOUNT_DISABLED");
});

test("neither a mailed code nor a new password gets around the second factor", async () => {
  await using app = await testAppWith(mari);
  const { headers } = await app.signIn(mari.email, mari.password);
  const { secret } = await addAuthenticator(app, headers);
  await newMails(app);
  await app.post("/auth/codes", { email: mari.email });
  const code = await codeFor(app, mari.email);
  const opened = await app.post("/auth/login-with-code", { email: mari.email, code });
  expect(opened.headers.get("set-cookie")).toBeNull();
  await expectRefusal(opened, 403, "ERR_SECOND_FACTOR_NEEDED");

  await app.post("/auth/forgot-password", { email: mari.email });
  const [mail] = await newMails(app);
  const password = "vihmane sügis toas";
  const reset = { token: tokenIn(mail), password };
  expect(await statusOf(app.post("/auth/reset-password", reset))).toBe(204);
  const { ticket } = await secondStepOf(app, { ...mari, password });
  app.advance(30 * second);
  const finished = await app.post("/auth/second-step", {
    ticket,
    code: appCode(secret, app.now()),
  });
  expect(finished.status).toBe(200);

  const mine = bearer(await finished.json());
  expect(await statusOf(app.send("DELETE", "/auth/authenticator", undefined, mine))).toBe(204);
  expect(await statusOf(app.get("/auth/me", mine))).toBe(200);
  expect(await statusOf(app.logIn({ ...mari, password }))).toBe(200);
});

test("a second set-up keeps the first app until its code came, and an old secret expires", async () => {
  await using app = await testAppWith(mari);
  const { headers } = await app.signIn(mari.email, mari.password);
  const first = await addAuthenticator(app, headers);
  const { secret } = await (await app.post("/auth/authenticator", undefined, headers)).json();
  app.advance(30 * second);
  const { ticket } = await secondStepOf(app);
  const old = { ticket, code: appCode(first.secret, app.now()) };
  expect(await statusOf(app.post("/auth/second-step", old))).toBe(200);
  const code = appCode(secret, app.now());
  const confirmed = await app.post("/auth/authenticator/confirm", { code }, headers);
  expect(await confirmed.json()).toEqual({ recoveryCodes: null });
  await expectRefusal(
    await app.post("/auth/authenticator/confirm", { code }, headers),
    404,
    "ERR_NOT_FOUND",
  );
});

test("secrets stand in clear in no file, log line or export; the export lists the factors", async () => {
  await using app = await testAppWith(mari);
  const { headers } = await app.signIn(mari.email, mari.password);
  const { secret, recoveryCodes } = await addAuthenticator(app, headers);
  await addPasskey(app, headers, "Mari telefon");
  await secondStepOf(app);
  const exported = await app.get("/user/me/export", headers);
  const files = unzipSync(await exported.bytes());
  const data = strFromU8(files["data.json"]!);
  expect(JSON.parse(data).secondFactors).toMatchObject({
    authenticatorAddedAt: expect.any(String),
    passkeys: [{ name: "Mari telefon", lastUsedAt: null }],
    recoveryCodesLeft: 10,
  });
  const stored: string[] = [];
  for await (const { name, isFile } of Deno.readDir(app.directory)) {
    if (isFile) stored.push(strFromU8(await Deno.readFile(`${app.directory}/${name}`), true));
  }
  const factors = await (await app.get("/auth/second-factors", headers)).text();
  const everything = [data, factors, ...app.logLines, ...stored].join("\n");
  for (const text of [secret, ...recoveryCodes]) expect(everything).not.toContain(text);
});
