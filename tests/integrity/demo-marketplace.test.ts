import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { day } from "backend/domain/duration.ts";
import { isOffered } from "backend/domain/slots.ts";
import { isPublicHoliday } from "backend/domain/public-holidays.ts";
import { dayAt } from "backend/domain/wall-clock.ts";
import {
  availabilityRules,
  eventTypes,
  scheduledEvents,
  schedulingAccounts,
} from "db/schema/scheduling.ts";
import { openTestApp } from "../test-app.ts";

test("every session of the demo is at a time the app would have offered", async () => {
  await using app = await openTestApp({ history: true });
  const { read } = app.database;
  const accounts = await read.select().from(schedulingAccounts);
  let checked = 0;
  for (const account of accounts) {
    const rules = await read.select().from(availabilityRules)
      .where(eq(availabilityRules.accountId, account.id));
    const booked = (await read.select().from(scheduledEvents)
      .innerJoin(eventTypes, eq(eventTypes.id, scheduledEvents.eventTypeId))
      .where(eq(scheduledEvents.accountId, account.id)))
      .filter(({ scheduled_events: event }) => event.status === "active");
    for (const { scheduled_events: event, event_types: type } of booked) {
      const others = booked.map((row) => row.scheduled_events).filter(({ id, startsAt }) =>
        id !== event.id && Math.abs(startsAt - event.startsAt) < 2 * day
      );
      const question = {
        durationMinutes: type.durationMinutes,
        startsAt: event.startsAt,
        now: event.createdAt,
      };
      expect(isOffered({ ...account, rules, exceptions: [], vacations: [] }, others, question))
        .toBe(true);
      expect(isPublicHoliday(dayAt(account.timeZone, event.startsAt))).toBe(false);
      checked++;
    }
  }
  expect(checked).toBe(2611);
});
