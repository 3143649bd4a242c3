import { expect, test } from "vitest";
import { openTestApp } from "tests/test-app.ts";
import {
  bearer,
  cookieOf,
  expectRefusal,
  mari,
  newMails,
  refresh,
  statusOf,
  testAppWith,
  tokenIn,
} from "tests/support/sign-in-steps.ts";
import { day } from "backend/domain/duration.ts";

test("registering a known address changes nothing and mails its owner", async () => {
  await using app = await testAppWith(mari);
  const again = await app.post("/auth/register", {
    ...mari,
    password: "a thief's long password",
  });
  const fresh = await app.post("/auth/register", { ...mari, email: "new@example.ee" });
  expect([again.status, await again.text()]).toEqual([fresh.status, await fresh.text()]);
  const mails = await newMails(app);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [mari.email, "Sul on juba konto"],
    ["new@example.ee", "Kinnita oma e-posti aadress"],
  ]);
  expect(await statusOf(app.logIn(mari))).toBe(200);
});

test("a link cannot confirm an address for a password chosen by another person", async () => {
  await using app = await openTestApp({ demo: false });
  await app.post("/auth/register", { ...mari, password: "a thief's long password" });
  const [thiefs] = await newMails(app);
  await app.post("/auth/register", mari);
  const [owners] = await newMails(app);
  const early = await app.post("/auth/verify-email", { token: tokenIn(thiefs) });
  await expectRefusal(early, 400, "ERR_INVALID_TOKEN");
  const late = await app.post("/auth/verify-email", { token: tokenIn(owners) });
  await expectRefusal(late, 400, "ERR_INVALID_TOKEN");
  const stored = await app.ports.persistence.users.findByEmail(mari.email);
  expect(stored?.emailVerifiedAt).toBeNull();
  for (const password of [mari.password, "a thief's long password"]) {
    expect((await app.logIn({ ...mari, password })).status).not.toBe(200);
  }
});

test("a link works once, for a limited time, and a new one can be sent", async () => {
  await using app = await openTestApp({ demo: false });
  await app.post("/auth/register", mari);
  const [mail] = await newMails(app);
  app.advance(day);
  const late = await app.post("/auth/verify-email", { token: tokenIn(mail) });
  await expectRefusal(late, 400, "ERR_INVALID_TOKEN");

  expect(await statusOf(app.post("/auth/resend-verification", { email: mari.email }))).toBe(202);
  const [again] = await newMails(app);
  const token = tokenIn(again);
  for (
    const wrong of [`${token.slice(0, -1)}${token.endsWith("A") ? "E" : "A"}`, "x", "' or 1=1"]
  ) {
    const answer = await app.post("/auth/verify-email", { token: wrong });
    await expectRefusal(answer, 400, "ERR_INVALID_TOKEN");
  }
  expect(await statusOf(app.post("/auth/reset-password", { token, password: mari.password })))
    .toBe(400);
  expect(await statusOf(app.post("/auth/verify-email", { token }))).toBe(204);
  expect(await statusOf(app.post("/auth/verify-email", { token }))).toBe(400);
  await app.post("/auth/resend-verification", { email: mari.email });
  await app.post("/auth/resend-verification", { email: "unknown@example.ee" });
  expect((await newMails(app)).map(({ to, subject }) => [to, subject])).toEqual([
    [mari.email, "Sul on juba konto"],
    ["unknown@example.ee", "Selle aadressiga kontot ei ole"],
  ]);
});

test("the link of a registration signs in once and leads back to where the person was", async () => {
  await using app = await openTestApp({ demo: false });
  const returnUrl = "/therapist/view/anna?start=2026-11-24T16:15:00Z&book";
  await app.post("/auth/register", { ...mari, returnUrl });
  await app.post("/auth/resend-verification", { email: mari.email, returnUrl });
  const mails = await newMails(app);
  const [first, second] = mails;
  expect(pageIn(first)).toBe(returnUrl);
  expect(pageIn(second)).toBe(returnUrl);

  const verify = (mail = first) =>
    app.post("/auth/verify-email", { token: tokenIn(mail), signIn: true, remember: true });
  const answer = await verify();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("set-cookie")).toMatch(/HttpOnly/);
  const signedIn = await answer.json();
  expect(signedIn.user.email).toBe(mari.email);
  expect(await statusOf(app.get("/auth/me", bearer(signedIn)))).toBe(200);
  await expectRefusal(await verify(), 400, "ERR_INVALID_TOKEN");
  // The address is confirmed already, so a second link opens nothing.
  expect(await statusOf(verify(second))).toBe(204);
});

test("a mailed link never leads to another site", async () => {
  await using app = await openTestApp({ demo: false });
  for (const returnUrl of ["//evil.test/x", "/\\evil.test", "/"]) {
    await app.post("/auth/register", { ...mari, returnUrl });
    const [mail] = await newMails(app);
    expect(mail!.text).not.toContain("returnUrl");
  }
  const absolute = { ...mari, returnUrl: "https://evil.test/" };
  expect(await statusOf(app.post("/auth/register", absolute))).toBe(400);
});

test("resetting a forgotten password signs out every device and notifies the owner", async () => {
  await using app = await testAppWith(mari);
  const login = await app.logIn({ ...mari, remember: true });
  await app.post("/auth/forgot-password", { email: mari.email });
  await app.post("/auth/forgot-password", { email: mari.email });
  await app.post("/auth/forgot-password", { email: "unknown@example.ee" });
  const [first, second, unknown, ...others] = await newMails(app);
  expect(others).toEqual([]);
  expect([unknown?.to, unknown?.subject]).toEqual([
    "unknown@example.ee",
    "Selle aadressiga kontot ei ole",
  ]);
  expect(unknown?.text).not.toContain("token=");

  const password = "täiesti teine parool";
  const weak = await app.post("/auth/reset-password", {
    token: tokenIn(first),
    password: "sunshine",
  });
  await expectRefusal(weak, 400, "ERR_WEAK_PASSWORD");
  const reset = await app.post("/auth/reset-password", { token: tokenIn(first), password });
  expect(reset.status).toBe(204);
  for (const mail of [first, second]) {
    const again = await app.post("/auth/reset-password", { token: tokenIn(mail), password });
    await expectRefusal(again, 400, "ERR_INVALID_TOKEN");
  }
  const [notice, ...more] = await newMails(app);
  expect(more).toEqual([]);
  expect(notice?.to).toBe(mari.email);
  expect(notice?.text).toContain("/forgot-password");
  expect(notice?.text).not.toContain("token=");
  expect(await statusOf(refresh(app, cookieOf(login)))).toBe(401);
  expect(await statusOf(app.get("/auth/me", bearer(await login.json())))).toBe(401);
  expect(await statusOf(app.logIn(mari))).toBe(401);
  expect(await statusOf(app.logIn({ ...mari, password }))).toBe(200);
});

function pageIn(mail: { text: string } | undefined): string | null {
  const [link] = /http\S+\/verify-email\S+/.exec(mail?.text ?? "") ?? [];
  return new URL(link!).searchParams.get("returnUrl");
}
