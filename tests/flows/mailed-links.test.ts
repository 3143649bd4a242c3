import { expect, test } from "vitest";
import { openHouse } from "tests/house.ts";
import {
  bearer,
  cookieOf,
  day,
  expectRefusal,
  houseWith,
  mari,
  newMails,
  refresh,
  statusOf,
  tokenIn,
} from "tests/sign-in-steps.ts";

test("an address is registered once; only its mailbox learns of the second time", async () => {
  await using house = await houseWith(mari);
  const again = await house.post("/auth/register", {
    ...mari,
    password: "a thief's long password",
  });
  const fresh = await house.post("/auth/register", { ...mari, email: "new@example.ee" });
  expect([again.status, await again.text()]).toEqual([fresh.status, await fresh.text()]);
  const mails = await newMails(house);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [mari.email, "Sul on juba konto"],
    ["new@example.ee", "Kinnita oma e-posti aadress"],
  ]);
  expect(await statusOf(house.post("/auth/login", mari))).toBe(200);
});

test("nobody confirms an address for a password somebody else chose", async () => {
  await using house = await openHouse({ demo: false });
  await house.post("/auth/register", { ...mari, password: "a thief's long password" });
  const [thiefs] = await newMails(house);
  await house.post("/auth/register", mari);
  const [owners] = await newMails(house);
  const early = await house.post("/auth/verify-email", { token: tokenIn(thiefs) });
  await expectRefusal(early, 400, "ERR_INVALID_TOKEN");
  expect(await statusOf(house.post("/auth/verify-email", { token: tokenIn(owners) }))).toBe(204);
  expect(await statusOf(house.post("/auth/login", mari))).toBe(200);
});

test("a link is good once and for its time only, and a new one can be sent", async () => {
  await using house = await openHouse({ demo: false });
  await house.post("/auth/register", mari);
  const [mail] = await newMails(house);
  house.advance(day);
  const late = await house.post("/auth/verify-email", { token: tokenIn(mail) });
  await expectRefusal(late, 400, "ERR_INVALID_TOKEN");

  expect(await statusOf(house.post("/auth/resend-verification", { email: mari.email }))).toBe(202);
  const [again] = await newMails(house);
  const token = tokenIn(again);
  for (
    const wrong of [`${token.slice(0, -1)}${token.endsWith("A") ? "E" : "A"}`, "x", "' or 1=1"]
  ) {
    const answer = await house.post("/auth/verify-email", { token: wrong });
    await expectRefusal(answer, 400, "ERR_INVALID_TOKEN");
  }
  expect(await statusOf(house.post("/auth/reset-password", { token, password: mari.password })))
    .toBe(400);
  expect(await statusOf(house.post("/auth/verify-email", { token }))).toBe(204);
  expect(await statusOf(house.post("/auth/verify-email", { token }))).toBe(400);
  await house.post("/auth/resend-verification", { email: mari.email });
  await house.post("/auth/resend-verification", { email: "nobody@example.ee" });
  expect(await newMails(house)).toEqual([]);
});

test("a forgotten password is chosen anew, and every device is signed out", async () => {
  await using house = await houseWith(mari);
  const login = await house.post("/auth/login", { ...mari, remember: true });
  await house.post("/auth/forgot-password", { email: mari.email });
  await house.post("/auth/forgot-password", { email: mari.email });
  await house.post("/auth/forgot-password", { email: "nobody@example.ee" });
  const [first, second, ...others] = await newMails(house);
  expect(others).toEqual([]);

  const password = "täiesti teine parool";
  const weak = await house.post("/auth/reset-password", {
    token: tokenIn(first),
    password: "sunshine",
  });
  await expectRefusal(weak, 400, "ERR_WEAK_PASSWORD");
  const reset = await house.post("/auth/reset-password", { token: tokenIn(first), password });
  expect(reset.status).toBe(204);
  for (const mail of [first, second]) {
    const again = await house.post("/auth/reset-password", { token: tokenIn(mail), password });
    await expectRefusal(again, 400, "ERR_INVALID_TOKEN");
  }
  expect(await statusOf(refresh(house, cookieOf(login)))).toBe(401);
  expect(await statusOf(house.get("/auth/me", bearer(await login.json())))).toBe(401);
  expect(await statusOf(house.post("/auth/login", mari))).toBe(401);
  expect(await statusOf(house.post("/auth/login", { ...mari, password }))).toBe(200);
});
