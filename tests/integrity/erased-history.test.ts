import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestApp } from "../test-app.ts";

test("the history of a session loses the erased user's name and nothing else", async () => {
  await using app = await openTestApp();
  const change = (assignment: string) =>
    app.database.transaction((tx) =>
      tx.run(
        sql.raw(`update therapy_session_history set ${assignment} where actor_user_id is not null`),
      )
    );
  for (
    const assignment of [
      "actor_user_id = 'another-user'",
      "actor_user_id = null, at = at + 1",
      "reason = 'another'",
      "action = 'x'",
      "to_status = 'booked', from_status = null, id = id || 'x'",
    ]
  ) {
    await expect(change(assignment)).rejects.toThrow();
  }
  await change("actor_user_id = null, reason = null");
  const left = await app.database.read.get(
    sql`select count(*) from therapy_session_history where actor_user_id is not null`,
  );
  expect(left).toEqual([0]);
});
