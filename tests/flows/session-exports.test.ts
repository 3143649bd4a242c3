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

test("a period with as many sessions as a file holds is exported whole, one more is refused", async () => {
  await using app = await openTestApp();
  const { therapist, therapistId, client } = await signInBoth(app);
  const path = `/therapists/${therapistId}/figures/sessions?from=2031-11-01&to=2031-11-30`;
  const first = Date.parse("2031-11-03T08:00:00Z");
  const add = (from: number, to: number) =>
    app.database.transaction((tx) =>
      tx.run(sql`
        insert into therapy_sessions (id, therapist_id, user_id, event_uri, invitee_uri, status,
          starts_at, ends_at, time_zone, practice_type, intro, price_cents, meeting_type, place,
          cancellation_notice_hours, cancelled_at, cancelled_by, created_at, updated_at)
        select 'many-' || value, ${therapistId}, ${client.user.id}, 'many-' || value,
          'many-' || value, 'cancelled', ${first} + value * 60000, ${first} + (value + 1) * 60000,
          'Europe/Tallinn', 'TRE', 0, value, 'VIDEO_CALL', '', 24, ${app.now()}, 'client', 0, 0
        from generate_series(${from}, ${to})
      `)
    );
  await add(1, 10_000);
  const full = await app.get(path, { ...therapist.headers, "Accept-Language": "en" });
  expect(full.status).toBe(200);
  const [, ...lines] = (await full.text()).trim().split("\r\n");
  const expected = Array.from({ length: 10_000 }, (_, nth) => {
    const starts = Temporal.Instant.fromEpochMilliseconds(first + (nth + 1) * 60_000)
      .toZonedDateTimeISO("Europe/Tallinn");
    return [starts.toPlainDate().toString(), starts.toPlainTime().toString().slice(0, 5)];
  });
  expect(lines.map((line) => line.slice(1, 19).split('","'))).toEqual(expected);
  const prices = lines.map((line) => /"(\d+\.\d\d)"/.exec(line)![1]);
  expect(prices).toEqual(expected.map((_, nth) => ((nth + 1) / 100).toFixed(2)));

  await add(10_001, 10_001);
  expect(await codeOf(await app.get(path, therapist.headers))).toEqual([400, "ERR_TOO_MANY_ROWS"]);
  const sentences = await sentencesOf((headers) =>
    app.get(path, { ...therapist.headers, ...headers })
  );
  expect(sentences.size).toBe(3);
});
