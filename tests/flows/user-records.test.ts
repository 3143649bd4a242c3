import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { openTestApp } from "../test-app.ts";
import { cookieOf, expectRefusal, mari, refresh, statusOf } from "../support/sign-in-steps.ts";
import { newClient } from "./booked-session.ts";

test("creating the caller's record again is a duplicate", async () => {
  await using app = await openTestApp();
  const { headers, user } = await newClient(app, mari.email);
  const create = (body: unknown, sent = headers) => app.post("/user", body, sent);
  await expectRefusal(await create({ email: mari.email }), 409, "ERR_DUPLICATE_ENTITY");
  await expectRefusal(
    await create({ email: mari.email.toUpperCase(), name: "x" }),
    409,
    "ERR_DUPLICATE_ENTITY",
  );
  await expectRefusal(await create({ email: "other@example.ee" }), 403, "ERR_FORBIDDEN");
  await expectRefusal(await create({ email: "admin@demo.heaolu.ee" }), 403, "ERR_FORBIDDEN");
  await expectRefusal(await create({}), 400, "ERR_INVALID_INPUT");
  expect(await (await app.get("/auth/me", headers)).json()).toEqual(user);

  const admin = await app.signIn("admin@demo.heaolu.ee");
  const greedy = { email: "new@example.ee", roles: ["admin"], emailVerified: true };
  await expectRefusal(
    await create({ ...greedy, isAdmin: true }, admin.headers),
    400,
    "ERR_INVALID_INPUT",
  );
  const created = await create(greedy, admin.headers);
  expect([created.status, await created.json()]).toMatchObject([201, {
    email: "new@example.ee",
    roles: ["client"],
    emailVerified: false,
  }]);
  await expectRefusal(await create(greedy, admin.headers), 409, "ERR_DUPLICATE_ENTITY");
});

test("a change based on an old version is refused and nothing is lost", async () => {
  await using app = await openTestApp();
  const { headers, user } = await newClient(app, mari.email);
  const first = (await app.get("/auth/me", headers)).headers.get("etag")!;
  const put = (body: unknown, etag?: string) =>
    app.send("PUT", `/user/${user.id}`, body, {
      ...headers,
      ...(etag ? { "If-Match": etag } : {}),
    });

  const changed = await put({ notifications: { reminders: false } }, first);
  expect((await changed.json()).notifications).toEqual({ reminders: false });
  await expectRefusal(await put({ name: "Late" }, first), 412, "ERR_STALE");
  await expectRefusal(await put({ name: "Odd" }, "odd"), 412, "ERR_STALE");
  const second = changed.headers.get("etag")!;
  const later = await put({ name: "Mari" }, second);
  expect(await later.json()).toMatchObject({
    name: "Mari",
    notifications: { reminders: false },
  });
  for (const notifications of [null, "all", { reminders: "yes" }, []]) {
    await expectRefusal(await put({ notifications }), 400, "ERR_INVALID_INPUT");
  }
});

test("a disabled account loses access at once and regains it when enabled", async () => {
  await using app = await openTestApp();
  const admin = await app.signIn("admin@demo.heaolu.ee");
  const client = await newClient(app, mari.email);
  const password = "a password of mine alone";
  const login = await app.post("/auth/login", { email: mari.email, password });
  const act = (what: string, id: string, headers = admin.headers) =>
    app.post(`/user/${id}/${what}`, undefined, headers);

  await expectRefusal(await act("disable", admin.user.id, client.headers), 403, "ERR_FORBIDDEN");
  await expectRefusal(await act("disable", admin.user.id), 403, "ERR_FORBIDDEN");
  const absent = "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10";
  await expectRefusal(await act("disable", absent), 404, "ERR_NOT_FOUND");
  await expectRefusal(await act("enable", absent), 404, "ERR_NOT_FOUND");

  expect(await statusOf(act("disable", client.user.id))).toBe(204);
  expect(await statusOf(app.get("/auth/me", client.headers))).toBe(401);
  expect(await statusOf(refresh(app, cookieOf(login)))).toBe(401);
  expect(await statusOf(app.post("/auth/login", { email: mari.email, password }))).toBe(403);
  const wrong = await app.get("/user?cursor=zz", admin.headers);
  expect([wrong.status, (await wrong.json()).errors[0].path]).toEqual([400, "cursor"]);
  const { users } = await (await app.get("/user?limit=100", admin.headers)).json();
  const seen = users.find(({ id }: { id: string }) => id === client.user.id);
  expect(seen).toMatchObject({ isDisabled: true, createdAt: "2026-11-20T07:00:00Z" });

  expect(await statusOf(act("enable", client.user.id))).toBe(204);
  expect(await statusOf(app.get("/auth/me", client.headers))).toBe(401);
  expect(await statusOf(app.post("/auth/login", { email: mari.email, password }))).toBe(200);
});

test("consent is given per purpose and text version, and withdrawn the same way", async () => {
  await using app = await openTestApp();
  const { headers } = await newClient(app, mari.email);
  const put = (body: unknown, language = "en") =>
    app.send("PUT", "/user/me/consents", body, { ...headers, "Accept-Language": language });
  const stateOf = async (answer: Response, purpose: string) => {
    const { consents } = await answer.json();
    return consents.find((consent: { purpose: string }) => consent.purpose === purpose);
  };
  const before = await app.get("/user/me/consents", { ...headers, "Accept-Language": "en" });
  const { consents } = await before.json();
  expect(consents.map(({ isGiven }: { isGiven: boolean }) => isGiven))
    .toEqual([false, false, false, false]);

  const given = await stateOf(await put({ purpose: "notes", version: 1, isGiven: true }), "notes");
  const textHash = createHash("sha256").update(given.text).digest("base64url");
  expect(given).toMatchObject({
    isGiven: true,
    history: [{ version: 1, language: "en", textHash, withdrawnAt: null }],
  });
  const twice = await stateOf(await put({ purpose: "notes", version: 1, isGiven: true }), "notes");
  expect(twice.history).toHaveLength(1);

  app.advance(60_000);
  const back = await stateOf(await put({ purpose: "notes", version: 1, isGiven: false }), "notes");
  expect(back).toMatchObject({
    isGiven: false,
    history: [{ givenAt: "2026-11-20T07:00:00Z", withdrawnAt: "2026-11-20T07:01:00Z" }],
  });
  const renewed = await put({ purpose: "notes", version: 1, isGiven: true }, "ru");
  expect((await stateOf(renewed, "notes")).history).toMatchObject([{}, { language: "ru" }]);

  await expectRefusal(await put({ purpose: "notes", version: 2, isGiven: true }), 412, "ERR_STALE");
  for (
    const body of [{}, { purpose: "everything", version: 1, isGiven: true }, { purpose: "notes" }]
  ) {
    await expectRefusal(await put(body), 400, "ERR_INVALID_INPUT");
  }
  expect(await statusOf(app.get("/user/me/consents"))).toBe(401);
});
