import { afterAll, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { expectRefusal } from "../sign-in-steps.ts";
import { forgedTokens, genuineToken } from "./forged-tokens.ts";
import { openStage } from "./stage.ts";
import { fingerprint } from "./untouched.ts";

const stage = await openStage();
afterAll(() => stage[Symbol.asyncDispose]());
const { house } = stage;
const genuine = await genuineToken(stage);

test("a genuine token opens the door", async () => {
  const answer = await house.get("/auth/me", { Authorization: `Bearer ${genuine}` });
  expect(answer.status).toBe(200);
  expect((await answer.json()).id).toBe(stage.users.A.id);
});

test.each(Object.entries(await forgedTokens(stage)))("a token %s opens none", async (_, token) => {
  const before = await fingerprint(house);
  const headers = { Authorization: `Bearer ${token}` };
  const { session } = await stage.booked();
  const whole = await fingerprint(house);
  for (
    const answer of [
      await house.get("/auth/me", headers),
      await house.get("/therapists", headers),
      await house.post(`/therapy-sessions/${session.id}/cancel`, {}, headers),
    ]
  ) {
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    await expectRefusal(answer, 401, "ERR_UNAUTHORIZED");
  }
  expect([before, whole]).toContain(await fingerprint(house));
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
  await expectRefusal(await house.get("/auth/me", { Authorization }), 401, "ERR_UNAUTHORIZED");
});

test.each([
  ["the address", (token: string) => house.get(`/auth/me?access_token=${token}`)],
  ["a cookie", (token: string) => house.get("/auth/me", { Cookie: `access_token=${token}` })],
  ["a body", (access_token: string) => house.post("/auth/me", { access_token })],
])("a token in %s is none", async (_, ask) => {
  expect([401, 405]).toContain((await ask(genuine)).status);
});

test("what a token's owner may do is looked up each time: a demoted admin is no admin", async () => {
  const headers = stage.headers("AD");
  expect((await house.get("/user", headers)).status).toBe(200);
  await house.database.transaction((connection) =>
    connection.run(sql`update users set is_admin = 0 where id = ${stage.users.AD.id}`)
  );
  await expectRefusal(await house.get("/user", headers), 403, "ERR_FORBIDDEN");
});

test("a token is worth nothing after its owner was disabled or removed", async () => {
  const headers = stage.headers("B");
  expect((await house.get("/auth/me", headers)).status).toBe(200);
  await house.database.transaction((connection) =>
    connection.run(sql`update users set disabled_at = 1 where id = ${stage.users.B.id}`)
  );
  await expectRefusal(await house.get("/auth/me", headers), 401, "ERR_UNAUTHORIZED");
  await house.database.transaction((connection) =>
    connection.run(sql`delete from users where id = ${stage.users.B.id}`)
  );
  await expectRefusal(await house.get("/auth/me", headers), 401, "ERR_UNAUTHORIZED");
});
