import { count, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { idempotencyKeys } from "db/schema/attempts.ts";
import { changes } from "db/schema/changes.ts";
import { outbox } from "db/schema/outbox.ts";
import { providerDeliveries } from "db/schema/provider.ts";
import { retainedChanges } from "backend/domain/retention.ts";
import { deleteExpiredRows } from "backend/use-cases/retention/delete-expired-rows.ts";
import { offeredTimes } from "../flows/booked-session.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { day } from "backend/domain/duration.ts";

/** The search follows by polling, which may take longer on a busy machine. */
const soonEnough = { timeout: 20_000, interval: 100 };

test("finished records are deleted when their retention ends, and not before", async () => {
  await using app = await openTestApp({ demo: false });
  const start = app.now();
  await keepSomeOfEach(app, start);
  const left = async (table: typeof outbox | typeof idempotencyKeys | typeof providerDeliveries) =>
    (await app.database.read.select({ number: count() }).from(table))[0]!.number;
  const after = async (ms: number) => {
    await deleteExpiredRows(app.ports, start + ms);
    return [await left(idempotencyKeys), await left(providerDeliveries), await left(outbox)];
  };
  expect(await after(day)).toEqual([1, 2, 3]);
  expect(await after(day + 1)).toEqual([0, 2, 3]);
  expect(await after(3 * day + 1)).toEqual([0, 1, 3]);
  expect(await after(30 * day)).toEqual([0, 1, 3]);
  // Unfinished work is never deleted.
  expect(await after(400 * day)).toEqual([0, 1, 1]);
  const [mail] = await app.database.read.select().from(outbox);
  expect(mail).toMatchObject({ state: "waiting", recipient: "waiting@example.ee" });
});

test("refused reviews and settled reports are deleted half a year later", async () => {
  await using app = await openTestApp();
  const start = app.now();
  await app.database.transaction(async (tx) => {
    await tx.run(
      sql`update reviews set status = 'refused', refusal = 'insult', updated_at = ${start}
      where status = 'waiting'`,
    );
    await tx.run(sql`update review_reports set settled_at = ${start}`);
  });
  const after = async (ms: number) => {
    await deleteExpiredRows(app.ports, start + ms);
    return (await app.database.read.values(sql`select
      (select count(*) from reviews where status = 'refused'),
      (select count(*) from reviews where status = 'published'),
      (select count(*) from review_reports)`))[0];
  };
  const [refused, published, reports] = (await after(180 * day))!;
  expect([refused, reports]).toEqual([2, 1]);
  expect(await after(180 * day + 1)).toEqual([0, published, 0]);
});

test("the last hundred thousand changes are kept, and their numbers continue", async () => {
  await using app = await openTestApp({ demo: false });
  const { changes: known } = app.ports.persistence;
  const before = await known.last();
  await app.database.transaction((tx) => addChanges(tx, retainedChanges + 12_345));
  await deleteExpiredRows(app.ports, app.now());
  const [kept] = await app.database.read.select({ number: count() }).from(changes);
  expect(kept!.number).toBe(retainedChanges);
  expect(await known.last()).toBe(before + retainedChanges + 12_345);
  await deleteExpiredRows(app.ports, app.now());
  expect(await known.last()).toBe(before + retainedChanges + 12_345);
});

test("a follower that missed deleted changes reloads everything", async () => {
  await using app = await openTestApp();
  const { user } = await app.signIn("therapist1@demo.heaolu.ee");
  const therapistId: string = user.therapistId;
  expect((await offeredTimes(app, therapistId)).times).not.toEqual([]);
  await app.ports.search.settled(app.now());

  // In one transaction, so that no follower reads in between.
  await app.database.transaction(async (tx) => {
    await tx.run(sql`update therapists set name = 'Zoja Quastel' where id = ${therapistId}`);
    await tx.run(sql`delete from availability_rules`);
    await tx.run(sql`delete from availability_exceptions`);
    await addChanges(tx, 10);
    const [row] = await tx.select({ last: sql<number>`max(seq)` }).from(changes);
    await tx.delete(changes).where(sql`seq <= ${row!.last - 5}`);
  });

  const found = async () => {
    const { therapists } = await (await app.post("/therapists/search", { text: "quastel" }))
      .json();
    return therapists.map(({ id }: { id: string }) => id);
  };
  await expect.poll(found, soonEnough).toEqual([therapistId]);
  const times = async () => (await offeredTimes(app, therapistId)).times;
  await expect.poll(times, soonEnough).toEqual([]);
});

type Connection = Parameters<Parameters<TestApp["database"]["transaction"]>[0]>[0];

async function addChanges(tx: Connection, number: number): Promise<void> {
  await tx.run(sql`
    with recursive nth(n) as (select 1 union all select n + 1 from nth where n < ${number})
    insert into changes (part, subject) select 'session', 'unknown' from nth`);
}

/** One stored answer, two webhook events and three mails; one event and one mail are unfinished. */
async function keepSomeOfEach({ ports, database }: TestApp, now: number): Promise<void> {
  await ports.persistence.transaction(async ({ idempotency, provider, outbox: mails }) => {
    await idempotency.start("a key", "a hash", now);
    for (const id of ["done", "waiting"]) {
      await provider.addWebhookEvent({
        id,
        onceKey: id,
        event: "invitee.created",
        inviteeUri: "https://calendar.example/1",
        receivedAt: now,
        nextTryAt: now,
      });
    }
    await provider.markDone("done", now);
    for (const name of ["sent", "dead", "waiting"]) {
      const to = `${name}@example.ee`;
      await mails.add({ to, language: "et", template: "lead-received", facts: {} }, now);
    }
  });
  for (const state of ["sent", "dead"] as const) {
    await database.transaction((tx) =>
      tx.update(outbox).set({ state }).where(eq(outbox.recipient, `${state}@example.ee`))
    );
  }
}
