import { expect, test } from "vitest";
import { runCommand } from "backend/admin/run-command.ts";
import { createAdmin } from "backend/use-cases/user/create-admin.ts";
import { resetUserPassword } from "backend/use-cases/user/reset-user-password.ts";

import { mari, newMails, statusOf, testAppWith } from "../support/sign-in-steps.ts";
import { secret, type TestApp } from "../test-app.ts";

test("an account that exists becomes an administrator and keeps its password and sign-ins", async () => {
  await using app = await testAppWith(mari);
  const { headers } = await app.signIn(mari.email, mari.password);
  const given = { email: mari.email, password: "x" };
  expect(await createAdmin(app.ports, app.now(), given)).toBe("granted");
  expect(await createAdmin(app.ports, app.now(), given)).toBe("unchanged");
  expect(await (await app.get("/auth/me", headers)).json())
    .toMatchObject({ roles: expect.arrayContaining(["admin"]) });
  expect(await statusOf(app.logIn(mari))).toBe(200);
  expect(await actionsOf(app)).toEqual(["grant-admin"]);
});

test("an account whose address is not confirmed becomes no administrator", async () => {
  await using app = await testAppWith(mari);
  await app.database.transaction((tx) => tx.run("update users set email_verified_at = null"));
  const given = { email: mari.email, password: "a long secret 5f1c" };
  await expect(createAdmin(app.ports, app.now(), given)).rejects.toMatchObject({
    code: "ERR_EMAIL_NOT_VERIFIED",
  });
  expect(await actionsOf(app)).toEqual([]);
});

test("a password that the operator resets ends all sign-ins, is mailed and stands in the log", async () => {
  await using app = await testAppWith(mari);
  const { headers } = await app.signIn(mari.email, mari.password);
  await newMails(app);
  const user = (await app.ports.persistence.users.findByEmail(mari.email))!;
  const password = "a long secret 5f1c";
  const reset = (password: string) =>
    resetUserPassword(app.ports, { now: app.now() }, { user, password });
  await expect(reset("short")).rejects.toMatchObject({ code: "ERR_WEAK_PASSWORD" });
  expect(await reset(password)).toEqual({ ended: 1 });
  expect(await statusOf(app.get("/auth/me", headers))).toBe(401);
  expect(await statusOf(app.logIn(mari))).toBe(401);
  expect(await statusOf(app.logIn({ ...mari, password }))).toBe(200);
  expect(await newMails(app)).toMatchObject([{ to: mari.email }]);
  expect(await actionsOf(app)).toEqual(["reset-password"]);
});

test("the commands say what happened to the account", async () => {
  const app = await testAppWith(mari);
  await app.close();
  const environment = {
    AUTH_SECRET: secret,
    DATA_DIR: app.directory,
    DATABASE_URL: `file:${app.directory}/app.db`,
  };
  const password = () => Promise.resolve("a long secret 5f1c");
  const message = async (...words: string[]) =>
    (await runCommand(words, environment, password)).answer.message;
  expect(await message("create-admin", "a@example.ee")).toContain("a new administrator");
  expect(await message("create-admin", "a@example.ee")).toContain("nothing is changed");
  expect(await message("create-admin", mari.email)).toContain(
    "password and sign-ins are unchanged",
  );
  expect(await message("reset-password", mari.email)).toContain("is signed out everywhere");
  expect(await message("reset-password", "b@example.ee")).toContain("No user has the address");
  await Deno.remove(app.directory, { recursive: true });
});

async function actionsOf(app: TestApp) {
  return (await app.database.read.values("select action from admin_actions")).flat();
}
