import { afterAll, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { expectRefusal } from "../support/sign-in-steps.ts";
import { forgedTokens, genuineToken } from "./forged-tokens.ts";
import { openFixture } from "./matrix-fixture.ts";
import { fingerprint } from "./database-fingerprint.ts";

const fixture = await openFixture();
afterAll(() => fixture[Symbol.asyncDispose]());
const { app } = fixture;
const genuine = await genuineToken(fixture);

test("a valid token is accepted", async () => {
  const answer = await app.get("/auth/me", { Authorization: `Bearer ${genuine}` });
  expect(answer.status).toBe(200);
  expect((await answer.json()).id).toBe(fixture.users.owner.id);
});

test.each(Object.entries(await forgedTokens(fixture)))(
  "a token %s is refused",
  async (_, token) => {
    const before = fingerprint(app);
    const headers = { Authorization: `Bearer ${token}` };
    const { session } = await fixture.booked();
    const whole = fingerprint(app);
    for (
      const answer of [
        await app.get("/auth/me", headers),
        await app.get("/therapists", headers),
        await app.post(`/therapy-sessions/${session.id}/cancel`, {}, headers),
      ]
    ) {
      expect(answer.headers.get("www-authenticate")).toBe("Bearer");
      await expectRefusal(answer, 401, "ERR_UNAUTHORIZED");
    }
    expect([before, whole]).toContain(fingerprint(app));
  },
);

test.each([
  ["nothing", ""],
  ["no token", "Bearer"],
  ["an empty token", "Bearer "],
  ["no scheme", genuine],
  ["another scheme", `Basic ${genuine}`],
  ["a scheme of ours that is none", `Token ${genuine}`],
  ["two schemes", `Bearer Bearer ${genuine}`],
  ["two tokens", `Bearer ${genuine}, Bearer ${genuine}`],
  ["a tab for a blank", `Bearer\t${genuine}`],
  ["a token in quotes", `Bearer "${genuine}"`],
  ["a password", `Basic ${btoa(`${fixture.users.owner.email}:${fixture.password}`)}`],
])("%s in Authorization is refused", async (_, Authorization) => {
  await expectRefusal(await app.get("/auth/me", { Authorization }), 401, "ERR_UNAUTHORIZED");
});

test.each([
  ["the address", (token: string) => app.get(`/auth/me?access_token=${token}`)],
  ["a cookie", (token: string) => app.get("/auth/me", { Cookie: `access_token=${token}` })],
  ["a body", (access_token: string) => app.post("/auth/me", { access_token })],
])("a token in %s is ignored", async (_, ask) => {
  expect([401, 405]).toContain((await ask(genuine)).status);
});

test("rights are read on every call: a demoted admin loses them", async () => {
  const headers = fixture.headers("admin");
  expect((await app.get("/user", headers)).status).toBe(200);
  await app.database.transaction((connection) =>
    connection.run(sql`update users set is_admin = 0 where id = ${fixture.users.admin.id}`)
  );
  await expectRefusal(await app.get("/user", headers), 403, "ERR_FORBIDDEN");
});

test("a token stops working when its owner is disabled or removed", async () => {
  const headers = fixture.headers("otherClient");
  expect((await app.get("/auth/me", headers)).status).toBe(200);
  await app.database.transaction((connection) =>
    connection.run(sql`update users set disabled_at = 1 where id = ${fixture.users.otherClient.id}`)
  );
  await expectRefusal(await app.get("/auth/me", headers), 401, "ERR_UNAUTHORIZED");
  await app.database.transaction((connection) =>
    connection.run(sql`delete from users where id = ${fixture.users.otherClient.id}`)
  );
  await expectRefusal(await app.get("/auth/me", headers), 401, "ERR_UNAUTHORIZED");
});
