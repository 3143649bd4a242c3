import { expect, test } from "vitest";
import type { TestApp } from "../test-app.ts";
import {
  bearer,
  cookieOf,
  expectRefusal,
  join,
  mari,
  newMails,
  ours,
  refresh,
  statusOf,
  testAppWith,
  tokenIn,
} from "../support/sign-in-steps.ts";
import { day, minute, second } from "backend/domain/duration.ts";

const newPassword = "vihmane sügis toas";
const juri = { email: "juri.kask@example.ee", password: "tuuline talv õues", name: "Jüri Kask" };

test("changing the password signs out every other device and sends a mail", async () => {
  await using app = await testAppWith(mari);
  const phone = await app.logIn(mari);
  const laptop = await app.logIn(mari);
  const headers = bearer(await laptop.json());
  const change = { currentPassword: mari.password, newPassword };

  const changed = await app.post("/auth/change-password", change, headers);
  expect(changed.status).toBe(204);
  expect((await newMails(app)).map(({ to, subject }) => [to, subject]))
    .toEqual([[mari.email, "Sinu kontol on uus parool"]]);
  expect(await statusOf(refresh(app, cookieOf(phone)))).toBe(401);
  expect(await statusOf(app.get("/auth/me", bearer(await phone.json())))).toBe(401);
  expect(await statusOf(app.get("/auth/me", headers))).toBe(200);
  expect(await statusOf(refresh(app, cookieOf(laptop)))).toBe(200);
  expect(await statusOf(app.logIn(mari))).toBe(401);
  expect(await statusOf(app.logIn({ ...mari, password: newPassword }))).toBe(200);
});

test("changing the password needs the old password and a strong new one", async () => {
  await using app = await testAppWith(mari);
  const { headers } = await app.signIn(mari.email, mari.password);
  const change = (currentPassword: string, newPassword: string) =>
    app.post("/auth/change-password", { currentPassword, newPassword }, headers);
  await expectRefusal(await change("wrong", newPassword), 403, "ERR_WRONG_PASSWORD");
  for (const weak of ["short", "sunshine", mari.email, "x".repeat(129)]) {
    await expectRefusal(await change(mari.password, weak), 400, "ERR_WEAK_PASSWORD");
  }
  for (
    const body of [{}, { currentPassword: 1, newPassword }, { currentPassword: mari.password }, []]
  ) {
    const answer = await app.post("/auth/change-password", body, headers);
    await expectRefusal(answer, 400, "ERR_INVALID_INPUT");
  }
  const anonymous = await app.post("/auth/change-password", {
    currentPassword: mari.password,
    newPassword,
  });
  await expectRefusal(anonymous, 401, "ERR_UNAUTHORIZED");
  expect(await newMails(app)).toEqual([]);
  expect(await statusOf(app.logIn(mari))).toBe(200);
});

test("guessing the password on a signed-in device is rate limited", async () => {
  await using app = await testAppWith(mari);
  const { headers } = await app.signIn(mari.email, mari.password);
  const guess = () =>
    app.post("/auth/change-password", { currentPassword: "guess", newPassword }, headers);
  for (let failure = 0; failure < 5; failure++) expect(await statusOf(guess())).toBe(403);
  const blocked = await guess();
  expect(blocked.headers.get("retry-after")).toBe("1");
  await expectRefusal(blocked, 429, "ERR_TOO_MANY_REQUESTS");
  const erase = await app.post("/user/me/erase", { password: mari.password }, headers);
  await expectRefusal(erase, 429, "ERR_TOO_MANY_REQUESTS");
  app.advance(second);
  const change = { currentPassword: mari.password, newPassword };
  expect(await statusOf(app.post("/auth/change-password", change, headers))).toBe(204);
});

const newEmail = "mari.kask@example.ee";

async function requestEmailChange(app: TestApp, body = { newEmail, password: mari.password }) {
  const { headers } = await app.signIn(mari.email, mari.password);
  const requested = await app.post("/auth/change-email", body, headers);
  expect([requested.status, await requested.json()]).toEqual([202, {}]);
  return headers;
}

const confirm = (app: TestApp, token: string) => app.post("/auth/confirm-email-change", { token });

test.each([[0, 1], [1, 0]])(
  "the email address changes once both mailboxes have confirmed, in either order (%i)",
  async (first, second) => {
    await using app = await testAppWith(mari);
    const headers = await requestEmailChange(app);
    const mails = await newMails(app);
    expect(mails.map(({ to }) => to)).toEqual([mari.email, newEmail]);
    expect(mails[0]!.text).toContain(newEmail);
    const tokens = mails.map(tokenIn);

    expect(await statusOf(confirm(app, tokens[first]!))).toBe(204);
    await expectRefusal(await confirm(app, tokens[first]!), 400, "ERR_INVALID_TOKEN");
    const between = await (await app.get("/auth/me", headers)).json();
    expect(between.email).toBe(mari.email);

    expect(await statusOf(confirm(app, tokens[second]!))).toBe(204);
    const after = await (await app.get("/auth/me", headers)).json();
    expect(after).toMatchObject({ email: newEmail, emailVerified: true });
    expect(await statusOf(app.logIn(mari))).toBe(401);
    expect(await statusOf(app.logIn({ ...mari, email: newEmail }))).toBe(200);
    for (const token of tokens) {
      await expectRefusal(await confirm(app, token), 400, "ERR_INVALID_TOKEN");
    }
  },
);

test("a pending change of address can be seen, mailed again and cancelled by its owner", async () => {
  await using app = await testAppWith(mari);
  const path = "/auth/change-email";
  const headers = await requestEmailChange(app);
  const pending = async () => (await (await app.get(path, headers)).json()).pending;
  expect(await pending()).toMatchObject({ newEmail, oldConfirmed: false, newConfirmed: false });
  const [old] = (await newMails(app)).map(tokenIn);
  expect(await statusOf(confirm(app, old!))).toBe(204);
  expect(await pending()).toMatchObject({ oldConfirmed: true, newConfirmed: false });

  app.advance(minute);
  expect(await statusOf(app.post(`${path}/resend`, undefined, headers))).toBe(202);
  const [again, ...more] = await newMails(app);
  expect(more).toEqual([]);
  expect(again?.to).toBe(newEmail);
  expect(await pending()).toMatchObject({ oldConfirmed: true, newConfirmed: false });

  expect(await statusOf(app.send("DELETE", path, undefined, headers))).toBe(204);
  expect(await pending()).toBeNull();
  await expectRefusal(await confirm(app, tokenIn(again)), 400, "ERR_INVALID_TOKEN");
  await expectRefusal(await app.post(`${path}/resend`, undefined, headers), 404, "ERR_NOT_FOUND");
});

test("an address change does not reveal whether the address is taken, except to its mailbox", async () => {
  await using app = await testAppWith(mari);
  await join(app, juri);
  await requestEmailChange(app, { newEmail: juri.email, password: mari.password });
  const [old, taken, ...others] = await newMails(app);
  expect(others).toEqual([]);
  expect([taken?.to, taken?.subject]).toEqual([juri.email, "Sul on juba konto"]);
  expect(taken?.text).not.toContain("token=");
  expect(await statusOf(confirm(app, tokenIn(old)))).toBe(204);
  expect(await statusOf(app.logIn(mari))).toBe(200);
  expect(await statusOf(app.logIn(juri))).toBe(200);
});

test("an address verified by another user meanwhile stays theirs; an unverified one goes to its mailbox", async () => {
  await using app = await testAppWith(mari);
  await requestEmailChange(app);
  const [old, fresh] = (await newMails(app)).map(tokenIn);
  await app.post("/auth/register", { ...juri, email: newEmail });
  const [claim] = await newMails(app);
  expect(await statusOf(confirm(app, old!))).toBe(204);
  await app.post("/auth/verify-email", { token: tokenIn(claim) });
  await expectRefusal(await confirm(app, fresh!), 400, "ERR_INVALID_TOKEN");
  expect(await statusOf(app.logIn({ ...juri, email: newEmail }))).toBe(200);

  const third = "mari.third@example.ee";
  await requestEmailChange(app, { newEmail: third, password: mari.password });
  const tokens = (await newMails(app)).map(tokenIn);
  await app.post("/auth/register", { ...juri, email: third });
  for (const token of tokens) expect(await statusOf(confirm(app, token))).toBe(204);
  expect(await statusOf(app.logIn({ ...mari, email: third }))).toBe(200);
});

test("a requested address change expires after a day, and only the latest request counts", async () => {
  await using app = await testAppWith(mari);
  await requestEmailChange(app);
  const earlier = (await newMails(app)).map(tokenIn);
  await requestEmailChange(app);
  const later = (await newMails(app)).map(tokenIn);
  for (const token of [...earlier, "x", "' or 1=1"]) {
    await expectRefusal(await confirm(app, token), 400, "ERR_INVALID_TOKEN");
  }
  expect(await statusOf(confirm(app, later[0]!))).toBe(204);
  app.advance(day);
  await expectRefusal(await confirm(app, later[1]!), 400, "ERR_INVALID_TOKEN");
  const { headers } = await app.signIn(mari.email, mari.password);
  for (
    const [body, errCode] of [
      [{ newEmail: mari.email.toUpperCase(), password: mari.password }, "ERR_INVALID_INPUT"],
      [{ newEmail: "no address", password: mari.password }, "ERR_INVALID_INPUT"],
      [{ newEmail, password: "wrong" }, "ERR_WRONG_PASSWORD"],
    ] as const
  ) {
    const answer = await app.post("/auth/change-email", body, headers);
    await expectRefusal(answer, errCode === "ERR_WRONG_PASSWORD" ? 403 : 400, errCode);
  }
});

test("links mailed to the old address expire when the address changes", async () => {
  await using app = await testAppWith(mari);
  await app.post("/auth/forgot-password", { email: mari.email });
  const [forgotten] = await newMails(app);
  await requestEmailChange(app);
  for (const mail of await newMails(app)) await confirm(app, tokenIn(mail));
  const reset = { token: tokenIn(forgotten), password: newPassword };
  await expectRefusal(await app.post("/auth/reset-password", reset), 400, "ERR_INVALID_TOKEN");
});

test("a user lists their devices and signs one of them out, but not those of another user", async () => {
  await using app = await testAppWith(mari);
  await join(app, juri);
  const other = await app.signIn(juri.email, juri.password);
  const phone = await app.logIn({ ...mari, remember: true }, {
    "User-Agent": "Phone",
  });
  app.advance(second);
  const laptop = await app.logIn(mari, { "User-Agent": "L".repeat(300) });
  const headers = bearer(await laptop.json());

  const { devices } = await (await app.get("/auth/devices", headers)).json();
  expect(devices).toMatchObject([
    { device: "L".repeat(200), isCurrent: true, remember: false },
    { device: "Phone", isCurrent: false, remember: true, createdAt: "2026-11-20T07:00:00Z" },
  ]);
  const [, { id }] = devices;
  const foreign = await app.send("DELETE", `/auth/devices/${id}`, undefined, other.headers);
  await expectRefusal(foreign, 404, "ERR_NOT_FOUND");
  const wrong = await app.send("DELETE", "/auth/devices/x", undefined, headers);
  await expectRefusal(wrong, 400, "ERR_INVALID_INPUT");
  expect(await statusOf(app.send("DELETE", `/auth/devices/${id}`, undefined, headers))).toBe(204);
  expect(await statusOf(app.send("DELETE", `/auth/devices/${id}`, undefined, headers))).toBe(404);
  expect(await statusOf(app.get("/auth/me", bearer(await phone.json())))).toBe(401);
  expect(await statusOf(refresh(app, cookieOf(phone)))).toBe(401);
  const left = await (await app.get("/auth/devices", headers)).json();
  expect(left.devices).toHaveLength(1);
});

test("signing out everywhere ends every session, the current one included", async () => {
  await using app = await testAppWith(mari);
  const phone = await app.logIn(mari);
  const laptop = await app.logIn(mari);
  const headers = bearer(await laptop.json());
  const out = await app.post("/auth/logout-everywhere", undefined, headers);
  expect(out.status).toBe(204);
  expect(out.headers.get("clear-site-data")).toBe('"cache", "storage"');
  expect(out.headers.get("set-cookie")).toMatch(/^rt=; Max-Age=0/);
  expect(await statusOf(app.get("/auth/me", headers))).toBe(401);
  for (const device of [phone, laptop]) {
    expect(
      await statusOf(app.post("/auth/refresh", undefined, { ...ours, Cookie: cookieOf(device) })),
    )
      .toBe(401);
  }
  expect(await statusOf(app.post("/auth/logout-everywhere"))).toBe(401);
});
