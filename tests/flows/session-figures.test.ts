import { eq, type SQL, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { drawn } from "../support/drawn.ts";
import { therapists } from "db/schema/therapists.ts";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import type { Account } from "backend/domain/account.ts";
import { day, hour, minute } from "backend/domain/duration.ts";
import type { Totals } from "backend/domain/session-figures.ts";
import { getSessionFigures } from "backend/use-cases/therapists/get-session-figures.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { newClient } from "./booked-session.ts";
import { codeOf, signInBoth } from "./session-fixtures.ts";

type Period = { from: string; to: string };

const periods: Period[] = [
  { from: "2026-11-02", to: "2026-11-29" },
  { from: "2026-09-01", to: "2026-11-30" },
  { from: "2025-12-01", to: "2026-11-30" },
  { from: "2026-10-25", to: "2026-10-25" },
];

const zones = ["Europe/Tallinn", "Europe/Lisbon", "America/New_York"];
/** When which zone has which offset, for SQL that knows no zones. */
const offsets = [...zones, "Europe/Madrid"].flatMap((zone) => {
  const spans = [];
  let at = Temporal.Instant.from("2024-01-01T00:00:00Z").toZonedDateTimeISO(zone);
  while (at.year < 2028) {
    const next = at.getTimeZoneTransition("next")!;
    spans.push([zone, at.epochMilliseconds, next.epochMilliseconds, at.offsetNanoseconds / 1e6]);
    at = next;
  }
  return spans;
});

const dayNumber = (date: string) => Date.parse(date) / day;

async function onlyValue(app: TestApp, query: SQL) {
  const [[value]] = await app.database.read.all(query) as [[string]];
  return JSON.parse(value);
}

/** The figures once more, by SQL alone. */
async function recomputed(app: TestApp, therapistId: string, { from, to }: Period) {
  return await onlyValue(
    app,
    sql`
    with offsets as materialized (
      select value ->> 0 as zone, value ->> 1 as starts, value ->> 2 as ends, value ->> 3 as ms
      from json_each(${JSON.stringify(offsets)})
    ), chosen as (
      select *, case
        when last_move is null and booked_by_therapist
          then min(created_at + 43200000, starts_at)
        when last_move ->> 'by' in ('therapist', 'admin')
          then min((last_move ->> 'at') + 43200000, starts_at)
        end as refusable_until
      from therapy_sessions where therapist_id = ${therapistId}
    ), terms as (
      select *, cancelled_by = 'client' and cancelled_at > case
          when away_since is not null then starts_at
          else max(starts_at - cancellation_notice_hours * 3600000, coalesce(refusable_until, 0))
        end as is_late,
        floor(price_cents * late_cancel_percent / 100.0 + 0.5) as late_cents,
        floor(price_cents * no_show_percent / 100.0 + 0.5) as missed_cents,
        coalesce(fee_waived_at, -1) as waived_at
      from chosen
    ), sessions as materialized (
      select s.*, cast(floor((s.starts_at + o.ms) / 86400000.0) as integer) as day,
        case
          when s.status = 'cancelled' then case when s.is_late then 'late' else 'free' end
          when s.ends_at > ${app.now()} then 'upcoming'
          when s.no_show_at is not null then 'missed'
          else 'met' end as outcome,
        cast(max(
          case when s.no_show_at > s.waived_at and s.refusable_until is not s.starts_at
            then s.missed_cents else 0 end,
          case when s.is_late and s.cancelled_at > s.waived_at then s.late_cents else 0 end,
          case when s.late_moved_at > s.waived_at
            and (s.status <> 'cancelled' or s.cancelled_by = 'client' and s.away_since is null)
            then s.late_cents else 0 end
        ) as integer) as fee
      from terms as s
      join offsets as o
        on o.zone = s.time_zone and o.starts <= s.starts_at and s.starts_at < o.ends
    ), counted as materialized (
      select * from sessions where day between ${dayNumber(from)} and ${dayNumber(to)}
    ), met as materialized (select * from sessions where outcome = 'met')
    select json_object(
      'met', (select count(*) from counted where outcome = 'met'),
      'missed', (select count(*) from counted where outcome = 'missed'),
      'upcoming', (select count(*) from counted where outcome = 'upcoming'),
      'cancelled', (select count(*) from counted where outcome in ('late', 'free')),
      'cancelledLate', (select count(*) from counted where outcome = 'late'),
      'bookedMinutes', (select coalesce(sum(ends_at - starts_at), 0) / 60000 from (
        select distinct starts_at, ends_at from counted where outcome in ('met', 'missed', 'upcoming')
      )),
      'earnedCents', (select coalesce(sum(price_cents), 0) from counted where outcome = 'met'), 'feeCents', (select coalesce(sum(fee), 0) from counted),
      'bookedCents', (select coalesce(sum(price_cents), 0) from counted where outcome = 'upcoming'),
      'paidOnSiteCents', (select coalesce(sum(on_site_payment ->> 'amountCents'), 0) from counted),
      'clients', (select count(distinct user_id) from counted where outcome = 'met'),
      'newClients', (select count(*) from (
        select user_id from met group by user_id
        having min(starts_at) in (select starts_at from counted as c where c.user_id = met.user_id)
      )),
      'returningClients', (select count(distinct c.user_id) from counted as c where c.outcome = 'met' and exists (
        select 1 from met where met.user_id = c.user_id and met.starts_at < c.starts_at
          and met.day >= c.day - 90
      )),
      'visits', json((select json_group_array(n) from (
        select count(*) as n from counted where outcome = 'met' group by user_id order by n desc
      ))),
      'ratings', (select count(rating) from counted where outcome = 'met'),
      'averageRating', (select avg(rating) from counted where outcome = 'met'),
      'ratingCounts', json((select json_group_array(
          (select count(*) from counted where outcome = 'met' and rating = value)
        ) from generate_series(1, 5)))
    )
  `,
  );
}

function expectEqual(
  total: Totals,
  { averageRating, ...counts }: Record<string, number[] | number | null>,
) {
  const visits = total.visits.map(({ sessions }) => sessions);
  expect({ ...total, visits }).toMatchObject(counts);
  if (averageRating === null) expect(total.averageRating).toBeNull();
  else expect(total.averageRating).toBeCloseTo(averageRating as number);
}

async function expectFigures(
  app: TestApp,
  account: Pick<Account, "therapistId">,
  period: Period,
): Promise<number> {
  const id = account.therapistId!;
  const context = { account: account as Account, now: app.now(), language: "en" as const };
  const { total, before } = await getSessionFigures(app.ports, context, { id, ...period });
  expectEqual(total, await recomputed(app, id, period));
  const length = dayNumber(period.to) - dayNumber(period.from) + 1;
  const dateOf = (date: string, days: number) =>
    new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
  expectEqual(
    before.total,
    await recomputed(app, id, { from: dateOf(period.from, -length), to: dateOf(period.from, -1) }),
  );
  return total.met;
}

test("the figures of the demo practitioners are what SQL alone finds", async () => {
  await using app = await openTestApp({ history: true });
  const known = app.database.read.select({ id: therapySessions.therapistId }).from(therapySessions);
  const most = known.groupBy(therapySessions.therapistId).orderBy(sql`count(*) desc`).limit(16);
  let met = 0;
  for (const { id } of await most) {
    for (const period of periods) met += await expectFigures(app, { therapistId: id }, period);
  }
  expect(met).toBeGreaterThan(50);
});

const history = fc.array(
  fc.record({
    pauseMinutes: fc.integer({ min: 0, max: 4 * 24 * 60 }),
    minutes: fc.constantFrom(45, 60, 90),
    client: fc.nat(2),
    timeZone: fc.constantFrom(...zones),
    priceCents: fc.constantFrom(0, 4500, 6000),
    rating: fc.option(fc.integer({ min: 1, max: 5 })),
    fate: fc.constantFrom("kept", "kept", "kept", "missed", "client", "therapist"),
    lateCancelPercent: fc.constantFrom(0, 25, 50, 100),
    noShowPercent: fc.constantFrom(0, 25, 50, 100),
    isMovedLate: fc.boolean(),
    movedBy: fc.option(fc.constantFrom("client" as const, "therapist" as const)),
    movedBefore: fc.integer({ min: 1, max: 48 }),
    bookedByTherapist: fc.boolean(),
    bookedBefore: fc.constantFrom(1, 8, 20, 720),
    isAway: fc.constantFrom(false, false, true),
    waivedAfter: fc.option(fc.integer({ min: -30, max: 30 })),
    noticeHours: fc.constantFrom(0, 24, 48),
    cancelledBefore: fc.integer({ min: 1, max: 72 }),
  }),
  { minLength: 20, maxLength: 250, size: "max" },
);

test("the figures of random histories are what SQL alone finds", async () => {
  await using app = await openTestApp({ history: true });
  const people = await Promise.all(
    [1, 2, 3].map((nth) => newClient(app, `figures${nth}@example.ee`)),
  );
  const [pattern] = await app.database.read.select().from(therapists).limit(1);
  // People may have two practitioners at once here; only the own sessions count.
  const triggers = await app.database.read.values<[string]>(
    sql`select name from sqlite_master where type = 'trigger' and tbl_name = 'therapy_sessions'`,
  );
  await app.database.transaction(async (tx) => {
    for (const [name] of triggers) await tx.run(sql.raw(`drop trigger "${name}"`));
  });
  const histories = fc.sample(history, drawn(12));
  let [met, counted] = [0, 0];
  for (const [nth, sessions] of histories.entries()) {
    const id = crypto.randomUUID();
    let free = Date.parse("2025-06-01T00:00:00Z") + nth * 37 * minute;
    const rows = sessions.map((one) => {
      const startsAt = free + one.pauseMinutes * minute;
      const endsAt = free = startsAt + one.minutes * minute;
      const isOver = endsAt <= app.now();
      const isCancelled = one.fate === "client" || one.fate === "therapist";
      const name = crypto.randomUUID();
      return {
        id: name,
        therapistId: id,
        userId: people[one.client]!.user.id as string,
        eventUri: name,
        inviteeUri: name,
        status: isCancelled
          ? "cancelled" as const
          : isOver
          ? "finished" as const
          : "booked" as const,
        startsAt,
        endsAt,
        timeZone: one.timeZone,
        practiceType: "TRE",
        intro: false,
        priceCents: one.priceCents,
        meetingType: "VIDEO_CALL",
        place: "",
        cancellationNoticeHours: one.noticeHours,
        lateCancelPercent: one.lateCancelPercent,
        noShowPercent: one.noShowPercent,
        lateMovedAt: one.isMovedLate ? startsAt - 3 * hour : null,
        feeWaivedAt: one.waivedAfter === null ? null : startsAt + one.waivedAfter * hour,
        rating: one.fate === "kept" && isOver ? one.rating : null,
        cancelledAt: isCancelled ? startsAt - one.cancelledBefore * hour : null,
        cancelledBy: isCancelled ? one.fate as "client" | "therapist" : null,
        noShowAt: one.fate === "missed" && isOver ? endsAt : null,
        lastMove: one.movedBy && {
          by: one.movedBy,
          from: { startsAt: startsAt - day, endsAt: endsAt - day },
          reason: null,
          at: startsAt - one.movedBefore * hour,
        },
        bookedByTherapist: one.bookedByTherapist,
        awaySince: one.isAway ? startsAt - day : null,
        createdAt: startsAt - one.bookedBefore * hour,
        updatedAt: startsAt,
      };
    });
    await app.database.transaction(async (tx) => {
      await tx.insert(therapists).values({ ...pattern!, id, slug: id, userId: null });
      await tx.insert(therapySessions).values(rows);
    });
    for (const period of periods) met += await expectFigures(app, { therapistId: id }, period);
    counted += rows.length;
    await app.database.transaction(async (tx) => {
      await tx.delete(therapySessions).where(eq(therapySessions.therapistId, id));
      await tx.delete(therapists).where(eq(therapists.id, id));
    });
  }
  expect(met).toBeGreaterThan(histories.length);
  if (Deno.env.has("RUNS")) {
    console.log(`${histories.length} histories of ${counted} sessions: each figure is as of SQL`);
  }
}, 3_600_000);

test("only the practitioner reads the figures, and a period without sense is refused", async () => {
  await using app = await openTestApp({ history: true });
  const { client, therapist, therapistId } = await signInBoth(app);
  const path = (query: string) => `/therapists/${therapistId}/figures?${query}`;
  const good = "from=2026-11-02&to=2026-11-29";
  const answer = await app.get(path(good), therapist.headers);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const { total, weeks, clients, timeZone } = await answer.json();
  expect(timeZone).toBe("Europe/Tallinn");
  expect(total.openMinutes).toBeGreaterThan(0);
  expect(clients).toHaveLength(total.clients);
  expect(clients[0]).toMatchObject({ name: expect.stringMatching(/\S+ \S+/), cameAgain: true });
  expect(weeks.map(({ from }: Period) => from))
    .toEqual(["2026-11-02", "2026-11-09", "2026-11-16", "2026-11-23"]);
  const admin = await app.signIn("admin@demo.heaolu.ee");
  for (const person of [client, admin]) {
    expect(await codeOf(await app.get(path(good), person.headers))).toEqual([403, "ERR_FORBIDDEN"]);
  }
  const bad = [
    "from=2026-11-02",
    "from=2026-11-02&to=2026-11-01",
    "from=2026-11-02&to=2026-02-30",
    "from=2025-01-01&to=2026-11-01",
    "from=0000-01-01&to=0000-01-02",
    "from=yesterday&to=today",
  ];
  for (const query of bad) {
    const refused = await app.get(path(query), therapist.headers);
    expect(await codeOf(refused), query).toEqual([400, "ERR_INVALID_INPUT"]);
  }
});
