import { expect, test } from "vitest";
import { openTestApp, type TestApp } from "tests/test-app.ts";

test("a user reads and changes only their own record", async () => {
  await using app = await openTestApp({ demo: false });
  const mari = await person(app, "mari@example.ee");
  const juri = await person(app, "juri@example.ee");

  const own = await app.get("/user/by-email/MARI@example.ee", mari.headers);
  expect([own.status, await own.json()]).toEqual([200, mari.user]);

  const changes = { name: "Mari Kask", language: "ru", timeZone: "Europe/London" };
  const changed = await app.send("PUT", `/user/${mari.user.id}`, changes, mari.headers);
  expect([changed.status, await changed.json()]).toEqual([200, { ...mari.user, ...changes }]);
  const name = await app.send("PUT", `/user/${mari.user.id}`, { name: "Mari" }, mari.headers);
  expect(await name.json()).toEqual({ ...mari.user, ...changes, name: "Mari" });

  const foreign = await app.send("PUT", `/user/${juri.user.id}`, { name: "x" }, mari.headers);
  const absentId = "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10";
  const absent = await app.send("PUT", `/user/${absentId}`, { name: "x" }, mari.headers);
  await expectSame(foreign, absent, 404, "ERR_NOT_FOUND");
  await expectSame(
    await app.get("/user/by-email/juri@example.ee", mari.headers),
    await app.get("/user/by-email/nobody@example.ee", mari.headers),
    404,
    "ERR_NOT_FOUND",
  );
  const juriNow = await app.get("/auth/me", juri.headers);
  expect(await juriNow.json()).toEqual(juri.user);
});

test("fields a user may not change stay as they are", async () => {
  await using app = await openTestApp({ demo: false });
  const mari = await person(app, "mari@example.ee");
  const greedy = {
    roles: ["admin"],
    therapistId: mari.user.id,
    email: "admin@example.ee",
    emailVerified: false,
  };
  const answer = await app.send("PUT", `/user/${mari.user.id}`, greedy, mari.headers);
  expect(await answer.json()).toEqual(mari.user);
  for (
    const wrong of [
      { timeZone: "Mars/Base" },
      { language: "fi" },
      { name: "" },
      { name: "a\u0000b" },
      { name: null },
      { isAdmin: true },
      { disabledAt: 1 },
    ]
  ) {
    const refused = await app.send("PUT", `/user/${mari.user.id}`, wrong, mari.headers);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ errCode: "ERR_INVALID_INPUT" });
  }
});

test("only an admin lists all users, page by page", async () => {
  await using app = await openTestApp({ demo: false });
  const mari = await person(app, "mari@example.ee");
  await person(app, "juri@example.ee");
  const refused = await app.get("/user", mari.headers);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ errCode: "ERR_FORBIDDEN" });
  expect((await app.get("/user")).status).toBe(401);

  await makeAdmin(app, mari.user.id);
  const first = await (await app.get("/user?limit=1", mari.headers)).json();
  expect(first.users.map(({ email }: { email: string }) => email)).toEqual(["mari@example.ee"]);
  expect(first.users[0].roles).toEqual(["client", "admin"]);
  const second = await app.get(`/user?limit=1&cursor=${first.nextCursor}`, mari.headers);
  const { users, nextCursor } = await second.json();
  expect([users.length, users[0].email, nextCursor]).toEqual([1, "juri@example.ee", null]);
  expect(JSON.stringify([first, users])).not.toContain("argon2");
  expect((await app.get("/user/by-email/juri@example.ee", mari.headers)).status).toBe(200);
  expect((await app.get("/user?limit=101", mari.headers)).status).toBe(400);
});

/** A user with an account and a token. */
async function person(app: TestApp, email: string) {
  const { auth, persistence } = app.ports;
  const password = "mõnus kevad õues";
  const passwordHash = await auth.hashPassword(password);
  const now = app.now();
  await persistence.transaction(({ users }) =>
    users.add({
      id: persistence.newId(),
      email,
      emailVerifiedAt: now,
      name: email,
      passwordHash,
      language: "et",
      timeZone: "Europe/Tallinn",
      pictureKey: null,
      isAdmin: false,
      disabledAt: null,
      createdAt: now,
      updatedAt: now,
    })
  );
  const login = await app.post("/auth/login", { email, password });
  const { accessToken, user } = await login.json();
  return { user, headers: { Authorization: `Bearer ${accessToken}` } };
}

async function makeAdmin(app: TestApp, id: string): Promise<void> {
  await app.ports.persistence.transaction(async ({ users }) => {
    const user = await users.find(id);
    if (user) await users.save({ ...user, isAdmin: true });
  });
}

async function expectSame(one: Response, other: Response, status: number, errCode: string) {
  const bodies = await Promise.all([one, other].map(async (answer) => ({
    ...await answer.json(),
    instance: "",
  })));
  expect([one.status, other.status]).toEqual([status, status]);
  expect(bodies[0]).toMatchObject({ errCode });
  expect(bodies[1]).toEqual(bodies[0]);
}
