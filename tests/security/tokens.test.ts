import { afterAll, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { expectRefusal } from "../support/sign-in-steps.ts";
import { forgedTokens, genuineToken } from "./forged-tokens.ts";
import { openStage } from "./matrix-fixture.ts";
import { fingerprint } from "./database-fingerprint.ts";

const stage = await openStage();
afterAll(() => stage[Symbol.asyncDispose]());
const { app } = stage;
const genuine = await genuineToken(stage);

test("a genuine token opens the door", async () => {
  const answer = await app.get("/auth/me", { Authorization: `Bearer ${genuine}` });
  expect(answer.status).toBe(200);
  expect((await answer.json()).id).toBe(stage.users.A.id);
});

test.each(Object.entries(await forgedTokens(stage)))("a token %s opens none", async (_, token) => {
  const before = await fingerprint(app);
  const headers = { Authorization: `Bearer ${token}` };
  const { session } = await stage.booked();
  const whole = await fingerprint(app);
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
  expect([before, whole]).toContain(await fingerprint(app));
});

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
  ["a password", `Basic ${btoa(`${stage.users.A.email}:${stage.password}`)}`],
])("%s in Authorization opens nothing", async (_, Authorization) => {
  await expectRefusal(await app.get("/auth/me", { Authorization }), 401, "ERR_UNAUTHORIZED");
});

test.each([
  ["the address", (token: string) => app.get(`/auth/me?access_token=${token}`)],
  ["a cookie", (token: string) => app.get("/auth/me", { Cookie: `access_token=${token}` })],
  ["a body", (access_token: string) => app.post("/auth/me", { access_token })],
])("a token in %s is none", async (_, ask) => {
  expect([401, 405]).toContain((await ask(genuine)).status);
});

test("what a token's owner may do is looked up each time: a demoted admin is no admin", async () => {
  const headers = stage.headers("AD");
  expect((await app.get("/user", headers)).status).toBe(200);
  await app.database.transaction((connection) =>
    connection.run(sql`update users set is_admin = 0 where id = ${stage.users.AD.id}`)
  );
  await expectRefusal(await app.get("/user", headers), 403, "ERR_FORBIDDEN");
});

test("a token is worth nothing after its owner was disabled or removed", async () => {
  const headers = stage.headers("B");
  expect((await app.get("/auth/me", headers)).status).toBe(200);
  await app.database.transaction((connection) =>
    connection.run(sql`update users set disabled_at = 1 where id = ${stage.users.B.id}`)
  );
  await expectRefusal(await app.get("/auth/me", headers), 401, "ERR_UNAUTHORIZED");
  await app.database.transaction((connection) =>
    connection.run(sql`delete from users where id = ${stage.users.B.id}`)
  );
  await expectRefusal(await app.get("/auth/me", headers), 401, "ERR_UNAUTHORIZED");
});
