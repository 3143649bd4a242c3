import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { rowsOfCsv } from "../support/csv-rows.ts";
import { openTestApp } from "../test-app.ts";
import { draftOf, put, read as readHours } from "./availability-steps.ts";
import { bookSession } from "./booked-session.ts";
import { editorOf } from "./profile-steps.ts";
import {
  bookedByBoth,
  clientEmail,
  codeOf,
  sentencesOf,
  signInBoth,
  therapistEmail,
} from "./session-fixtures.ts";

test("the file has the sessions of the period, and no cell that a spreadsheet runs", async () => {
  await using app = await openTestApp({ history: true });
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
  expect(lines[0]).toMatch(/^\uFEFF?"kuupäev";"algus";"lõpp";"ajavöönd";"klient";"praktika"/);
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

test("the file has the fees of missed, late cancelled and late moved sessions beside their prices", async () => {
  await using app = await openTestApp({ history: true });
  const { therapist, therapistId, client } = await signInBoth(app);
  const first = Date.parse("2024-11-03T08:00:00Z");
  const at = (nth: number) => first + nth * 86_400_000;
  const terms = { price_cents: 6500, late_cancel_percent: 50, no_show_percent: 100 };
  const cases = [
    { status: "finished", no_show_at: at(0) + 1 },
    { status: "finished", no_show_at: at(1) + 1, fee_waived_at: at(1) + 2 },
    { status: "cancelled", cancelled_by: "client", cancelled_at: at(2) - 1 },
    { status: "cancelled", cancelled_by: "therapist", cancelled_at: at(3) - 1 },
    { status: "finished", late_moved_at: at(4) - 1 },
    { status: "finished" },
  ];
  await app.database.transaction(async (tx) => {
    for (const [nth, one] of cases.entries()) {
      const row: Record<string, string | number> = {
        ...{ id: `fee-${nth}`, event_uri: `fee-${nth}`, invitee_uri: `fee-${nth}` },
        ...{ therapist_id: therapistId, user_id: client.user.id, time_zone: "Europe/Tallinn" },
        ...{ starts_at: at(nth), ends_at: at(nth) + 3_600_000, created_at: 0, updated_at: 0 },
        ...{ practice_type: "TRE", intro: 0, meeting_type: "VIDEO_CALL", place: "" },
        ...{ cancellation_notice_hours: 24, ...terms, ...one },
      };
      const columns = sql.raw(Object.keys(row).join(", "));
      const values = sql.join(Object.values(row).map((value) => sql`${value}`), sql`, `);
      await tx.run(sql`insert into therapy_sessions (${columns}) values (${values})`);
    }
  });
  const read = async (language: string) => {
    const path = `/therapists/${therapistId}/figures/sessions?from=2024-11-03&to=2024-11-08`;
    const answer = await app.get(path, { ...therapist.headers, "Accept-Language": language });
    return rowsOfCsv((await answer.text()).replace(/^\uFEFF/, ""), language === "en" ? "," : ";");
  };
  const [, ...rows] = await read("en");
  const shown = rows.filter(([, start]) => start === "10:00");
  expect(shown.map((row) => [row[9], row[10], ...row.slice(12, 15)])).toEqual([
    ["65.00", "client did not come", "65.00", "client did not come", "no"],
    ["65.00", "client did not come", "65.00", "client did not come", "yes"],
    ["65.00", "cancelled late", "32.50", "cancelled late", "no"],
    ["65.00", "cancelled", "", "", ""],
    ["65.00", "took place", "32.50", "moved late", "no"],
    ["65.00", "took place", "", "", ""],
  ]);
  const headings = await Promise.all(
    ["en", "et", "ru"].map(async (language) => (await read(language))[0]!.slice(12, 15).join()),
  );
  expect(new Set(headings).size).toBe(3);
  // As spreadsheets in these languages read numbers.
  for (const language of ["et", "ru"]) {
    const [, first] = (await read(language)).filter(([, start]) => start === "10:00");
    expect([first![9], first![12]]).toEqual(["65,00", "65,00"]);
  }

  const figures = `/therapists/${therapistId}/figures?from=2024-11-03&to=2024-11-08`;
  const { total } = await (await app.get(figures, therapist.headers)).json();
  const [[sums]] = await app.database.read.all<[string]>(sql`
    select json_object(
      'met', count(*) filter (where status = 'finished' and no_show_at is null),
      'earnedCents', coalesce(sum(price_cents) filter (where status = 'finished' and no_show_at is null), 0))
    from therapy_sessions where therapist_id = ${therapistId}
      and starts_at >= ${Date.parse("2024-11-02T22:00:00Z")}
      and starts_at < ${Date.parse("2024-11-08T22:00:00Z")}
  `) as [[string]];
  expect(total).toMatchObject({ ...JSON.parse(sums), feeCents: 6500 + 3250 + 3250 });
});

test("a past session keeps its day and price when its practitioner moves and changes prices", async () => {
  await using app = await openTestApp({ history: true });
  const { session, therapistId } = await bookedByBoth(app);
  app.advance(Date.parse(session.endsAt) + 1000 - app.now());
  const { client, therapist } = await signInBoth(app);
  const date = session.startsAt.slice(0, 10);
  const read = async () => {
    const path = `/therapists/${therapistId}/figures`;
    const query = `?from=${date}&to=${date}`;
    const { timeZone, total } = await (await app.get(path + query, therapist.headers)).json();
    const csv = await (await app.get(`${path}/sessions${query}`, therapist.headers)).text();
    return { timeZone, met: total.met, earnedCents: total.earnedCents, csv };
  };
  const before = await read();
  expect(before).toMatchObject({ timeZone: "Europe/Tallinn" });
  expect(before.earnedCents).toBeGreaterThanOrEqual(session.priceCents);

  const { body } = await readHours(app, therapist);
  const moved = await put(app, therapist, { ...draftOf(body), timeZone: "America/New_York" });
  expect(moved.status, await moved.clone().text()).toBe(200);
  const editor = await editorOf(app, therapistEmail);
  await editor.publish(({ practices }) => ({
    practices: practices.map((one) => one.intro ? one : ({ ...one, priceCents: 99_900 })),
  }));
  expect(await read()).toEqual({ ...before, timeZone: "America/New_York" });

  // Only what is booked from now on has the new zone and price.
  const next = await bookSession(app, client, therapistId, 5);
  expect(next.session.priceCents).toBe(99_900);
  expect(next.session.timeZone).toBe("America/New_York");
});

test("a period with as many sessions as a file holds is exported whole, one more is refused", async () => {
  await using app = await openTestApp({ history: true });
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
