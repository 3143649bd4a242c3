import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { hourlyFigures } from "db/schema/hourly-figures.ts";
import { openTestApp, type TestApp } from "../test-app.ts";

async function openAdmin(options: { history?: boolean } = {}) {
  const app = await openTestApp(options);
  const { headers } = await app.signIn("admin@demo.heaolu.ee");
  const figures = (query: string) => app.get(`/admin/figures?${query}`, headers);
  return Object.assign(app, { headers, figures });
}

async function countedInRows(app: TestApp) {
  const count = (part: string) => sql<number>`(select ${sql.raw(part)})`;
  const [row] = await app.database.read.select({
    booked: count("count(*) from therapy_sessions"),
    cancelled: count("count(*) from therapy_sessions where status = 'cancelled'"),
    held: count(
      "count(*) from therapy_sessions where status = 'finished' and no_show_at is null",
    ),
    missed: count("count(*) from therapy_sessions where no_show_at is not null"),
    people: count("count(*) from users"),
    paid: count("coalesce(sum(amount_cents), 0) from payments where paid_at is not null"),
    "waiting-practitioners": count("count(*) from therapists where approval = 'waiting'"),
  }).from(sql`(select 1)`);
  return row!;
}

async function summed(app: TestApp) {
  const rows = await app.database.read.select({
    kind: hourlyFigures.kind,
    amount: sql<number>`sum(${hourlyFigures.amount})`,
  }).from(hourlyFigures).groupBy(hourlyFigures.kind);
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
}

test("the sums are those of the rows, before and after each kind of change", async () => {
  await using app = await openAdmin({ history: true });
  expect(await summed(app)).toMatchObject(await countedInRows(app));
  for (
    const change of [
      sql`update therapy_sessions set status = 'cancelled', cancelled_at = ${app.now()}
        where status = 'booked'`,
      sql`update therapy_sessions set no_show_at = ends_at where status = 'finished'`,
      sql`update therapy_sessions set no_show_at = null where rating is not null`,
      sql`update therapists set approval = 'waiting', approval_changed_at = ${app.now()}`,
      sql`update therapists set approval = 'approved' where id in (select id from therapists limit 3)`,
    ]
  ) {
    await app.database.transaction((connection) => connection.run(change));
    expect(await summed(app)).toMatchObject(await countedInRows(app));
  }
});

test("a week belongs to days in Estonia, also where the clock changes", async () => {
  await using app = await openAdmin();
  await app.database.transaction(async (connection) => {
    await connection.delete(hourlyFigures);
    for (
      const at of [
        // The week of the clock change has 169 hours: from Sunday 21:00 to Sunday 22:00 in UTC.
        "2026-10-18T20:59:00Z",
        "2026-10-18T21:00:00Z",
        "2026-10-25T21:59:00Z",
        "2026-10-25T22:00:00Z",
      ]
    ) {
      await connection.run(sql`insert into hourly_figures (kind, hour, amount)
        values ('booked', ${Math.floor(Date.parse(at) / 3_600_000)}, 1)`);
    }
  });
  const answer = await app.figures("from=2026-10-12&to=2026-10-26&step=week");
  const { periods } = await answer.json();
  expect(periods).toMatchObject([
    { firstDay: "2026-10-12", lastDay: "2026-10-18", booked: 1, finished: true },
    { firstDay: "2026-10-19", lastDay: "2026-10-25", booked: 2, finished: true },
    { firstDay: "2026-10-26", lastDay: "2026-11-01", booked: 1, finished: true },
  ]);
  const months = await (await app.figures("from=2026-10-20&to=2026-11-20&step=month")).json();
  expect(months.periods).toMatchObject([
    { firstDay: "2026-10-01", lastDay: "2026-10-31", booked: 4, finished: true },
    { firstDay: "2026-11-01", lastDay: "2026-11-30", booked: 0, finished: false },
  ]);
  expect(months.recent).toMatchObject({ firstDay: "2026-11-14", lastDay: "2026-11-20" });
});

test.each([
  ["from=2026-11-20&to=2026-11-01&step=week", "to"],
  ["from=2016-11-20&to=2026-11-01&step=week", "from"],
  ["from=2026-02-30&to=2026-11-01&step=week", "from"],
  ["from=2026-11-01&to=2026-11-20&step=day", "step"],
])("%s is refused", async (query, path) => {
  await using app = await openAdmin();
  const refused = await app.figures(query);
  expect(refused.status).toBe(400);
  expect((await refused.json()).errors).toMatchObject([{ path }]);
});

test("the figures are downloaded with the words of the language", async () => {
  await using app = await openAdmin();
  const file = await app.get("/admin/figures/csv?from=2026-11-16&to=2026-11-20&step=week", {
    ...app.headers,
    "Accept-Language": "et",
  });
  const lines = (await file.text()).trim().split("\r\n");
  expect(lines[0]).toContain('"broneeritud"');
  expect(lines[1]).toMatch(/^"2026-11-16";"2026-11-22";"ei";/);
});
