import { expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { day, minute } from "backend/domain/duration.ts";
import { ours } from "../support/sign-in-steps.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { openFixture } from "../security/matrix-fixture.ts";
import { storedKey } from "../security/api-key-rows.ts";

const practitioner = "therapist1@demo.heaolu.ee";
const wish = { label: "  Minu\u200b veebileht ", scopes: ["sessions:read"], expiresAt: null };

async function refusalOf(answer: Response | Promise<Response>): Promise<string> {
  const response = await answer;
  const { errCode, detail } = await response.json();
  return [response.status, errCode, detail].filter(Boolean).join(" ");
}

async function made(app: TestApp, body: object = wish) {
  const { headers, user } = await app.signIn(practitioner);
  const answer = await app.post("/api-keys", body, headers);
  expect(answer.status).toBe(201);
  const { key, secret } = await answer.json();
  const withKey = { Authorization: `Bearer ${secret}` };
  return { key, secret, withKey, headers, user };
}

const sessions = "/therapy-sessions/therapist";

test("a key is shown once, stored hashed, used, and refused from its revocation on", async () => {
  await using app = await openTestApp();
  const { key, secret, withKey, headers } = await made(app);
  expect(secret).toMatch(/^heaolu_[\w-]{43}$/);
  expect(key).toMatchObject({
    label: "Minu veebileht",
    hint: secret.slice(-4),
    state: "open",
    lastUsedOn: null,
  });
  const answer = await app.get(sessions, withKey);
  expect(answer.status).toBe(200);
  const seen = await answer.json();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).toEqual(await (await app.get(sessions, headers)).json());
  const listed = await (await app.get("/api-keys", headers)).json();
  expect(listed.keys).toEqual([{ ...key, lastUsedOn: "2026-11-20" }]);
  const rows = await app.database.transaction((connection) =>
    connection.values(sql`select * from api_keys`)
  );
  expect(JSON.stringify(rows)).not.toContain(secret.slice("heaolu_".length, -4));

  const revoked = await app.post(`/api-keys/${key.id}/revoke`, undefined, headers);
  expect(await revoked.json()).toMatchObject({ id: key.id, state: "revoked" });
  expect(await refusalOf(app.get(sessions, withKey))).toBe(
    "401 ERR_KEY_REVOKED revoked on 2026-11-20T07:00:00Z",
  );
  const actions = await app.database.transaction((connection) =>
    connection.values<[action: string]>(
      sql`select action from admin_actions where action like '%-api-key' order by id`,
    )
  );
  expect(actions.flat()).toEqual(["create-api-key", "revoke-api-key"]);
});

test("a key stops when it expires, and when its owner is disabled or no practitioner", async () => {
  await using app = await openTestApp();
  const { withKey, user } = await made(app, {
    ...wish,
    expiresAt: new Date(app.now() + 2 * day).toISOString(),
  });
  const status = async () => {
    const answer = await app.get(sessions, withKey);
    return answer.ok ? answer.status : await refusalOf(answer);
  };
  const change = (set: ReturnType<typeof sql>) =>
    app.database.transaction((connection) => connection.run(set));
  expect(await status()).toBe(200);
  await change(sql`update users set disabled_at = 1 where id = ${user.id}`);
  expect(await status()).toBe("401 ERR_KEY_SUSPENDED");
  await change(sql`update users set disabled_at = null where id = ${user.id}`);
  expect(await status()).toBe(200);
  await change(sql`update therapists set user_id = null where user_id = ${user.id}`);
  expect(await status()).toBe("401 ERR_KEY_SUSPENDED");
  await change(sql`update therapists set user_id = ${user.id} where id = ${user.therapistId}`);
  app.advance(2 * day);
  expect(await status()).toBe("401 ERR_KEY_EXPIRED expired on 2026-11-22T07:00:00Z");
});

test("an unknown key, a mistyped one and half of one are one refusal, which names the key", async () => {
  await using app = await openTestApp();
  const { secret } = await made(app);
  for (const wrong of [`heaolu_${"x".repeat(43)}`, `${secret}x`, `${secret}!`, "heaolu_"]) {
    for (const path of [sessions, "/therapists?limit=1"]) {
      const answer = await app.get(path, {
        Authorization: `Bearer ${wrong}`,
        "Accept-Language": "en",
      });
      expect(answer.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
      const { errCode, status, title, detail } = await answer.json();
      expect({ errCode, status, title, detail }).toEqual({
        errCode: "ERR_KEY_UNKNOWN",
        status: 401,
        title: "There is no API key with this secret.",
        detail: undefined,
      });
    }
  }
});

test("keys are made and revoked only soon after the person proved who they are", async () => {
  await using app = await openTestApp();
  const { key, headers } = await made(app);
  await app.database.transaction((connection) =>
    connection.run(sql`update sign_ins set proven_at = ${app.now() - 11 * minute}`)
  );
  expect(await refusalOf(app.post("/api-keys", wish, headers))).toBe("403 ERR_STEP_UP_REQUIRED");
  expect(await refusalOf(app.post(`/api-keys/${key.id}/revoke`, undefined, headers)))
    .toBe("403 ERR_STEP_UP_REQUIRED");
});

test("a key never acts as a client, and opens no private note, of its owner", async () => {
  await using fixture = await openFixture();
  const { app, users } = fixture;
  const { session } = await fixture.booked();
  // The practitioner is the client of another practitioner.
  await app.database.transaction((connection) =>
    connection.run(sql`update therapy_sessions set user_id = ${users.practitioner.id},
      therapist_id = ${users.otherPractitioner.therapistId} where id = ${session.id}`)
  );
  await app.ports.persistence.transaction(({ therapySessions }) =>
    therapySessions.saveNote(session.id, { note: "Ainult mulle" }, app.now())
  );
  const own = await app.get(`/therapy-sessions/${session.id}`, fixture.headers("practitioner"));
  expect((await own.json()).note).toBe("Ainult mulle");
  const key = await storedKey(fixture, ["sessions:read", "sessions:write"]);
  const one = `/therapy-sessions/${session.id}`;
  expect(await refusalOf(app.get(one, key.headers))).toBe("404 ERR_NOT_FOUND");
  expect(await refusalOf(app.post(`${one}/cancel`, {}, key.headers))).toBe("404 ERR_NOT_FOUND");
});

test("a key of an administrator has no role of administrators", async () => {
  await using fixture = await openFixture();
  const { app, users, therapistId } = fixture;
  await app.database.transaction((connection) =>
    connection.run(sql`update users set is_admin = 1 where id = ${users.practitioner.id}`)
  );
  const key = await storedKey(fixture, ["profile:read"]);
  const draft = (id: string) => app.get(`/therapists/${id}/draft`, key.headers);
  expect((await draft(therapistId)).status).toBe(200);
  expect((await draft(fixture.hiddenTherapistId)).status).toBe(403);
});

test("beside a key cookies do not count, and a view as another person is refused", async () => {
  await using app = await openTestApp();
  const { withKey } = await made(app);
  const login = await app.logIn({ email: "client@demo.heaolu.ee", password: "heaolu-demo-2026" });
  const cookie = login.headers.getSetCookie().map((one) => one.split(";")[0]).join("; ");
  const both = { ...withKey, ...ours, Cookie: cookie };
  expect((await app.get(sessions, both)).status).toBe(200);
  expect(await refusalOf(app.post("/auth/refresh", undefined, both))).toBe(
    "403 ERR_KEY_NOT_ALLOWED no key opens it: send none",
  );
  expect(await refusalOf(app.get(sessions, { ...withKey, "X-View-As": crypto.randomUUID() })))
    .toBe("401 ERR_UNAUTHORIZED");
});

test("an administrator sees the keys of practitioners and revokes one with a reason", async () => {
  await using app = await openTestApp();
  const { key, withKey } = await made(app);
  const { headers } = await app.signIn("admin@demo.heaolu.ee");
  const { keys } = await (await app.get("/admin/api-keys?state=open&text=maarja", headers)).json();
  expect(keys).toMatchObject([{ id: key.id, state: "open" }]);
  const ofOthers = await (await app.get("/admin/api-keys?text=kadri", headers)).json();
  expect(ofOthers).toMatchObject({ keys: [], total: { count: 0 } });
  const csv = await app.get("/admin/lists/api-keys?state=open&text=maarja", headers);
  expect(await csv.text()).toContain("Minu veebileht");
  const view = { name: "Avatud", list: "api-keys", search: "state=open", shared: false };
  expect((await app.send("PUT", "/admin/views", view, headers)).status).toBe(200);
  const path = `/admin/api-keys/${key.id}/revoke`;
  expect((await app.post(path, { reason: "Leitud avalikust koodist" }, headers)).status).toBe(204);
  expect((await app.get(sessions, withKey)).status).toBe(401);
  expect((await (await app.get("/admin/api-keys?state=open", headers)).json()).keys).toEqual([]);
});

test("wrong scopes, an unnamed key and a past expiry are refused with their fields", async () => {
  await using app = await openTestApp();
  const { headers } = await app.signIn(practitioner);
  const answer = await app.post("/api-keys", {
    label: " ",
    scopes: ["notes:read"],
    expiresAt: null,
  }, headers);
  expect((await answer.json()).errors.map(({ path }: { path: string }) => path))
    .toEqual(["label", "scopes.0"]);
  const past = await app.post("/api-keys", { ...wish, expiresAt: "2026-11-20T06:00:00Z" }, headers);
  expect((await past.json()).errors).toMatchObject([{ path: "expiresAt", errCode: "ERR_IN_PAST" }]);
});

test("a repeated request gets no stored answer of another key at the same address", async () => {
  await using fixture = await openFixture();
  const { app, users } = fixture;
  const { session } = await fixture.booked();
  const headersOf = async (who: "practitioner" | "otherPractitioner") => ({
    ...(await storedKey({ app, users: { practitioner: users[who] } }, ["sessions:write"])).headers,
    "Idempotency-Key": "the-same",
  });
  const move = async (who: "practitioner" | "otherPractitioner") => {
    const path = `/therapy-sessions/${session.id}/reschedule`;
    const body = { startsAt: (await fixture.offered()).times[0], reason: "Haige" };
    return await app.post(path, body, await headersOf(who));
  };
  expect((await move("practitioner")).status).toBe(200);
  expect(await refusalOf(move("otherPractitioner"))).toBe("404 ERR_NOT_FOUND");
});

test("answers to a key name what is left of its limit, also the refusal", async () => {
  await using app = await openTestApp();
  const { key, withKey } = await made(app);
  const rate = async () => {
    const { status, headers } = await app.get(sessions, withKey);
    return [status, headers.get("RateLimit-Policy"), headers.get("RateLimit")];
  };
  expect(await rate()).toEqual([200, '"requests";q=300;w=60', '"requests";r=299;t=60']);
  app.advance(10_000);
  expect(await rate()).toEqual([200, '"requests";q=300;w=60', '"requests";r=298;t=50']);
  await app.ports.persistence.transaction(({ attempts }) =>
    attempts.save(`requestsPerApiKey:${key.id}`, {
      ...{ count: 300, windowStartedAt: app.now(), blockedUntil: null },
    })
  );
  expect(await rate()).toEqual([429, '"requests";q=300;w=60', '"requests";r=0;t=60']);
  app.advance(60_000);
  expect(await rate()).toEqual([200, '"requests";q=300;w=60', '"requests";r=299;t=60']);
});
