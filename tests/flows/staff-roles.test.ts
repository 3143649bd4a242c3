import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hour } from "backend/domain/duration.ts";
import { expectRefusal, newMails, statusOf } from "../support/sign-in-steps.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { newClient, type Person } from "./booked-session.ts";
import { codeFor } from "./guest-steps.ts";

let app: TestApp;
let admin: Person;
let person: Person;

beforeAll(async () => {
  app = await openTestApp();
  person = await newClient(app, "riina@example.ee");
  await app.post("/leads", { email: "kadri@example.ee", language: "et" });
});
afterAll(() => app[Symbol.asyncDispose]());

const grant = (id: string, role: string, isGranted: boolean, headers = {}) =>
  app.send("PUT", `/admin/users/${id}/roles/${role}`, { isGranted }, {
    ...admin.headers,
    ...headers,
  });
const read = async (path: string, { headers }: Person) => (await app.get(path, headers)).json();
const status = (path: string, { headers }: Person) => statusOf(app.get(path, headers));

test("a role opens its pages at once, is in a mail and in the audit log, and closes them at once", async () => {
  admin = await app.signIn("admin@demo.heaolu.ee");
  expect(await status("/admin/reviews", person)).toBe(403);
  await newMails(app);

  expect(await statusOf(grant(person.user.id, "reviewer", true))).toBe(204);
  expect(await statusOf(grant(person.user.id, "reviewer", true))).toBe(204);
  const [mail, ...more] = await newMails(app);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: person.user.email });
  expect(mail?.text).toContain(admin.user.name);
  expect(mail?.text).toContain("made you a reviewer");
  expect(mail?.text).not.toContain("finance");

  expect((await read("/auth/me", person)).roles).toEqual(["client", "reviewer"]);
  expect(await status("/admin/reviews", person)).toBe(200);
  for (const path of ["payments", "ledger", "gift-cards", "users", "find?text=mari", "actions"]) {
    expect([path, await status(`/admin/${path}`, person)]).toEqual([path, 403]);
  }
  const { actions } = await read("/admin/actions?subject=user", admin);
  expect(actions[0]).toMatchObject({
    action: "grant-role",
    before: { roles: "" },
    after: { roles: "reviewer" },
  });
  const { accounts } = await read("/admin/users?state=staff", admin);
  expect(accounts).toMatchObject([{ id: person.user.id, staffRoles: ["reviewer"] }]);

  expect(await statusOf(grant(person.user.id, "finance", true))).toBe(204);
  expect(await statusOf(grant(person.user.id, "reviewer", false))).toBe(204);
  expect((await read("/auth/me", person)).roles).toEqual(["client", "finance"]);
  expect(await status("/admin/reviews", person)).toBe(403);
  expect(await status("/admin/payments", person)).toBe(200);
  expect((await newMails(app)).map(({ subject }) => subject)).toHaveLength(2);
});

test("the summary counts only what the roles may see", async () => {
  const all = await read("/admin/summary", admin);
  type Waiting = { waiting: { kind: string; pictureUrl: string | null }[] };
  const kinds = ({ waiting }: Waiting) => new Set(waiting.map(({ kind }) => kind));
  expect(kinds(all).size).toBeGreaterThan(1);
  for (const { kind, pictureUrl } of (all as Waiting).waiting) {
    if (kind === "lead" || kind === "rules") expect(pictureUrl).toBeNull();
    else expect(pictureUrl).toMatch(/^\/files\/portraits\//);
  }

  const finance = await read("/admin/summary", person);
  expect(finance).toMatchObject({ waiting: [], unanswered: [], waitingSince: null });
  expect(finance).toMatchObject({
    leads: 0,
    reviews: 0,
    reports: 0,
    invitations: 0,
    failedMails: 0,
  });
  expect(finance.giftCardsToPost).toBe(all.giftCardsToPost);

  await grant(person.user.id, "reviewer", true);
  const both = await read("/admin/summary", person);
  expect(both.reviews).toBe(all.reviews);
  expect(both.reports).toBe(all.reports);
  expect(both.unansweredQuestions).toBe(all.unansweredQuestions);
  expect([...kinds(both)].filter((kind) => kind !== "review" && kind !== "report")).toEqual([]);
});

test("an administrator cannot change the own roles, and only confirmed and enabled accounts get one", async () => {
  await expectRefusal(await grant(admin.user.id, "finance", true), 403, "ERR_FORBIDDEN");
  const own = await app.send(
    "PUT",
    `/admin/users/${person.user.id}/roles/finance`,
    { isGranted: false },
    person.headers,
  );
  await expectRefusal(own, 403, "ERR_FORBIDDEN");
  const stale = await grant(person.user.id, "finance", false, { "If-Match": '"1.2.3.4.5"' });
  await expectRefusal(stale, 412, "ERR_STALE");
  await expectRefusal(await grant(person.user.id, "owner", true), 400, "ERR_INVALID_INPUT");

  const { users } = app.ports.persistence;
  const other = (await users.find((await newClient(app, "feliks@example.ee")).user.id))!;
  const become = (change: Partial<typeof other>) =>
    app.ports.persistence.transaction(({ users }) => users.save({ ...other, ...change }));
  await become({ emailVerifiedAt: null });
  await expectRefusal(await grant(other.id, "finance", true), 403, "ERR_EMAIL_NOT_VERIFIED");
  await become({ disabledAt: app.now() });
  await expectRefusal(await grant(other.id, "finance", true), 409, "ERR_ILLEGAL_TRANSITION");
  expect((await users.find(other.id))?.staffRoles).toEqual([]);
});

test("a code from the mailbox alone does not sign in an account with a role", async () => {
  const { email } = person.user;
  await app.post("/auth/codes", { email, language: "en" });
  const code = await codeFor(app, email);
  const answer = await app.post("/auth/login-with-code", { email, code, remember: false });
  await expectRefusal(answer, 403, "ERR_PASSWORD_REQUIRED");
});

test("giving a role needs a fresh proof of who asks", async () => {
  const { id } = person.user;
  await app.database.transaction((connection) =>
    connection.run(sql`update sign_ins set proven_at = ${app.now() - hour}`)
  );
  await expectRefusal(await grant(id, "finance", false), 403, "ERR_STEP_UP_REQUIRED");
  expect((await app.ports.persistence.users.find(id))?.staffRoles).toContain("finance");
});
