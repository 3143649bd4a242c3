import Sqlite from "libsql";
import { afterAll, expect, test } from "vitest";
import { openTestApp } from "../test-app.ts";

const app = await openTestApp();
afterAll(() => app[Symbol.asyncDispose]());

const email = "client@demo.heaolu.ee";
const id = `(select id from users where email = '${email}')`;

/** What another process may do to an account, with how it is undone. */
const writes: Record<string, [write: string, undo: string]> = {
  "its sign-ins are ended": [
    `update sign_ins set ended_at = 1 where user_id = ${id}`,
    `update sign_ins set ended_at = null where user_id = ${id}`,
  ],
  "its sign-ins expire": [
    `update sign_ins set expires_at = expires_at - 1e12 where user_id = ${id}`,
    `update sign_ins set expires_at = expires_at + 1e12 where user_id = ${id}`,
  ],
  "it is disabled": [
    `update users set disabled_at = 1 where id = ${id}`,
    `update users set disabled_at = null where id = ${id}`,
  ],
};

test.each(Object.entries(writes))(
  "when another process writes that %s, the very next request is refused",
  async (_, [write, undo]) => {
    const { headers } = await app.signIn(email);
    const other = new Sqlite(`${app.directory}/app.db`);
    try {
      for (const path of ["/auth/me", "/therapy-sessions/me"]) {
        expect((await app.get(path, headers)).status).toBe(200);
        other.exec(write);
        expect((await app.get(path, headers)).status, path).toBe(401);
        other.exec(undo);
      }
    } finally {
      other.close();
    }
  },
);

test("an admin whose right another process takes away lists no user with the next request", async () => {
  const { headers } = await app.signIn("admin@demo.heaolu.ee");
  const other = new Sqlite(`${app.directory}/app.db`);
  try {
    expect((await app.get("/user", headers)).status).toBe(200);
    other.exec("update users set is_admin = 0");
    expect((await app.get("/user", headers)).status).toBe(403);
  } finally {
    other.close();
  }
});

test("a token is refused by the next request after its user has signed out", async () => {
  const { headers } = await app.signIn("therapist1@demo.heaolu.ee");
  expect((await app.get("/auth/me", headers)).status).toBe(200);
  expect((await app.post("/auth/logout-everywhere", undefined, headers)).status).toBe(204);
  expect((await app.get("/auth/me", headers)).status).toBe(401);
});
