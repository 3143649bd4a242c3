import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestApp } from "../test-app.ts";
import {
  clientEmail,
  codeOf,
  sentencesOf,
  signInBoth,
  therapistEmail,
} from "./session-fixtures.ts";

test("the file has the sessions of the period, and no cell that a spreadsheet runs", async () => {
  await using app = await openTestApp();
  const { client, therapist, therapistId } = await signInBoth(app);
  await app.database.transaction((tx) =>
    tx.run(sql`update users set name = '=1+1' where email = ${clientEmail}`)
  );
  const read = (headers: Record<string, string>) =>
    app.get(`/therapists/${therapistId}/figures/sessions?from=2026-01-01&to=2026-12-31`, headers);
  const answer = await read({ ...therapist.headers, "Accept-Language": "et" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition"))
    .toBe('attachment; filename="sessions-2026-01-01-2026-12-31.csv"');
  const lines = (await answer.text()).trim().split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFF?"kuupäev","algus","lõpp","ajavöönd","klient","praktika"/);
  const rows = await app.database.read.all<[number]>(
    sql`select count(*) as count from therapy_sessions where therapist_id = ${therapistId}
      and starts_at between ${Date.parse("2025-12-31T22:00:00Z")}
        and ${Date.parse("2026-12-31T21:59:59Z")}`,
  );
  const count = rows[0]![0];
  expect(lines).toHaveLength(count + 1);
  expect(lines.some((line) => line.includes(`"'=1+1"`))).toBe(true);
  expect(lines.join("\n")).not.toContain(therapistEmail);
  expect((await read(client.headers)).status).toBe(403);
});

test("a period with more sessions than a file holds is refused with a sentence", async () => {
  await using app = await openTestApp();
  const { therapist, therapistId, client } = await signInBoth(app);
  await app.database.transaction((tx) =>
    tx.run(sql`
      insert into therapy_sessions (id, therapist_id, user_id, event_uri, invitee_uri, status,
        starts_at, ends_at, time_zone, practice_type, intro, price_cents, meeting_type, place,
        cancellation_notice_hours, cancelled_at, cancelled_by, created_at, updated_at)
      select 'many-' || value, ${therapistId}, ${client.user.id}, 'many-' || value, 'many-' || value,
        'cancelled', ${app.now()} + value, ${app.now()} + value + 60000, 'Europe/Tallinn', 'TRE', 0,
        5000, 'VIDEO_CALL', '', 24, ${app.now()}, 'client', 0, 0
      from generate_series(1, 10001)
    `)
  );
  const path = `/therapists/${therapistId}/figures/sessions?from=2026-11-01&to=2026-11-30`;
  expect(await codeOf(await app.get(path, therapist.headers))).toEqual([400, "ERR_TOO_MANY_ROWS"]);
  const sentences = await sentencesOf((headers) =>
    app.get(path, { ...therapist.headers, ...headers })
  );
  expect(sentences.size).toBe(3);
});
