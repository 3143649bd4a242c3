import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Connection } from "db/database.ts";
import {
  availabilityRules,
  calendarImports,
  importedBusyTimes,
  schedulingAccounts,
  schedulingPlaces,
  schedulingVacations,
} from "db/schema/scheduling.ts";
import { refused } from "../scheduling-fixture.testing.ts";
import { openFixture } from "./embedded-fixture.testing.ts";
import { day, hour, minute } from "../../../domain/duration.ts";

/** A fixture whose tables are changed before the first read. */
async function fixtureAfter(change: (tx: Connection, tuesday: number) => Promise<unknown>) {
  const fixture = await openFixture();
  const { scheduling, now } = fixture;
  const tuesday = now + 8 * day + 3 * hour;
  await fixture.database.transaction(async (tx) => {
    await change(tx, tuesday);
  });
  let people = 0;
  const timesBetween = (from: number, to: number) =>
    scheduling.listAvailableTimes(fixture.session, { from, to }, now);
  return {
    tuesday,
    timesBetween,
    async starts(from: number, to: number) {
      return (await timesBetween(from, to)).map(({ startsAt }) => startsAt);
    },
    async next(count: number) {
      const times = await scheduling.listNextTimes([fixture.session], count, now);
      return times.get(fixture.session)!.map(({ startsAt }) => startsAt);
    },
    book(startsAt: number, meetingType: "VIDEO_CALL" | "IN_PERSON" = "VIDEO_CALL") {
      return scheduling.book({
        eventTypeUri: fixture.session,
        startsAt,
        meetingType,
        invitee: { name: "Mari", email: `m${people++}@a.ee`, timeZone: "Europe/Tallinn" },
        answers: [],
        tracking: {},
      }, now);
    },
    [Symbol.asyncDispose]: () => fixture.close(),
  };
}

function away(tx: Connection, from: number, to: number) {
  return tx.insert(schedulingVacations).values({
    id: "away",
    accountId: "anna-id",
    fromDate: new Date(from).toISOString().slice(0, 10),
    toDate: new Date(to).toISOString().slice(0, 10),
  });
}

test("vacation days have no free times", async () => {
  await using fixture = await fixtureAfter((tx, tuesday) => away(tx, tuesday, tuesday + day));
  const { tuesday, starts, book } = fixture;
  expect(await starts(tuesday, tuesday + 2 * day)).toEqual([]);
  expect(await starts(tuesday - day, tuesday - day + hour)).toEqual([tuesday - day]);
  expect(await starts(tuesday + 2 * day, tuesday + 2 * day + hour)).toEqual([tuesday + 2 * day]);
  await refused("ERR_SLOT_NOT_OFFERED", book(tuesday));
});

test("next times skip vacations of any length", async () => {
  await using fixture = await fixtureAfter((tx, tuesday) =>
    away(tx, tuesday - 30 * day, tuesday + 62 * day)
  );
  const { tuesday, next } = fixture;
  // 27 January, a Wednesday, is the first day back.
  expect(await next(2)).toEqual([tuesday + 63 * day, tuesday + 64 * day]);
});

test("imported busy times block like bookings", async () => {
  await using fixture = await fixtureAfter(async (tx, tuesday) => {
    const made = { accountId: "anna-id", createdAt: 0, updatedAt: 0 };
    await tx.insert(calendarImports).values({ id: "own", kind: "file", name: "Own", ...made });
    await tx.insert(importedBusyTimes).values({
      id: "dentist",
      importId: "own",
      accountId: "anna-id",
      startsAt: tuesday - 20 * day,
      endsAt: tuesday + 90 * minute,
    });
  });
  const { tuesday, starts, next, book } = fixture;
  expect(await starts(tuesday, tuesday + 3 * hour)).toEqual([tuesday + 2 * hour]);
  expect(await next(1)).toEqual([tuesday + 2 * hour]);
  await refused("ERR_SLOT_TAKEN", book(tuesday + hour));
});

test("bookings keep their instants when the account's zone changes", async () => {
  const fixture = await openFixture();
  try {
    const { scheduling, database, now } = fixture;
    const tuesday = now + 8 * day + 3 * hour;
    const { event } = await scheduling.book({
      eventTypeUri: fixture.session,
      startsAt: tuesday + 7 * hour,
      invitee: { name: "Mari", email: "mari@a.ee", timeZone: "Europe/Tallinn" },
      answers: [],
      tracking: {},
    }, now);
    await database.transaction((tx) =>
      tx.update(schedulingAccounts).set({ timeZone: "America/New_York" })
        .where(eq(schedulingAccounts.id, "anna-id"))
    );
    const found = await scheduling.findScheduledEvent(event.uri);
    expect(found!.event).toEqual({ ...event, timeZone: "America/New_York" });
    // 16:00 in Tallinn is 9:00 in New York.
    const starts = async () =>
      (await scheduling.listAvailableTimes(
        fixture.session,
        { from: tuesday, to: tuesday + 9 * hour },
        now,
      )).map(({ startsAt }) => startsAt);
    await expect.poll(starts, { timeout: 1000 }).toEqual([tuesday + 8 * hour]);
  } finally {
    await fixture.close();
  }
});

test("travel time applies between two places, not to video", async () => {
  await using fixture = await fixtureAfter(async (tx) => {
    const accountId = "anna-id";
    await tx.update(schedulingAccounts).set({ travelMinutes: 30 })
      .where(eq(schedulingAccounts.id, accountId));
    await tx.insert(schedulingPlaces).values({ id: "anna-studio", accountId, name: "Lai 2" });
    await tx.update(availabilityRules).set({ toMinute: 13 * 60 })
      .where(eq(availabilityRules.id, "anna-2"));
    await tx.insert(availabilityRules).values({
      id: "anna-2b",
      accountId,
      weekday: 2,
      fromMinute: 13 * 60,
      toMinute: 17 * 60,
      placeId: "anna-studio",
    });
  });
  const { tuesday, timesBetween, book } = fixture;
  const noon = tuesday + 3 * hour;
  const ways = async () =>
    (await timesBetween(noon - hour, noon + 3 * hour))
      .map(({ startsAt, meetingTypes, place }) => [
        (startsAt - noon) / hour,
        meetingTypes.length,
        place,
      ]);
  expect(await ways()).toEqual([[-1, 2, "Pikk 1"], [0, 2, "Pikk 1"], [1, 2, "Lai 2"], [
    2,
    2,
    "Lai 2",
  ]]);
  await book(noon, "IN_PERSON");
  expect(await ways()).toEqual([[-1, 2, "Pikk 1"], [1, 1, ""], [2, 2, "Lai 2"]]);
  await refused("ERR_SLOT_NOT_OFFERED", book(noon + hour, "IN_PERSON"));
  await book(noon + hour, "VIDEO_CALL");
  expect(await ways()).toEqual([[-1, 2, "Pikk 1"], [2, 2, "Lai 2"]]);
});
