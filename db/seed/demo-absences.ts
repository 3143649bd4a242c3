import type {
  availabilityExceptions,
  calendarImports,
  importedBusyTimes,
  schedulingVacations,
} from "../schema/scheduling.ts";
import type { Booking } from "./demo-bookings.ts";
import type { TherapistData } from "./demo-data.ts";
import { day, type DemoDay, demoId, hour, instantOf } from "./demo-day.ts";
import { accountIdOf, type ScheduleRows } from "./demo-schedules.ts";
import type { Span } from "./find-session-time.ts";

type AbsenceRows = {
  availabilityExceptions: (typeof availabilityExceptions.$inferInsert)[];
  schedulingVacations: (typeof schedulingVacations.$inferInsert)[];
  calendarImports: (typeof calendarImports.$inferInsert)[];
  importedBusyTimes: (typeof importedBusyTimes.$inferInsert)[];
};

const busyDays = [3, 6, 10, 13, 19, 24, 27];

export function absenceRows(
  { slug, availability: { timeZone } }: TherapistData,
  schedules: ScheduleRows,
  bookings: Booking[],
  demoDay: DemoDay,
): AbsenceRows {
  const accountId = accountIdOf(slug);
  const booked = bookings.filter(({ therapist }) => therapist.slug === slug)
    .map(({ time }) => time);
  const isFree = (from: Temporal.PlainDate, days: number) =>
    !overlaps(booked, {
      startsAt: instantOf(from, 0, timeZone),
      endsAt: instantOf(from.add({ days }), 0, timeZone),
    });
  const dayOff = firstFree(demoDay.today.add({ days: 16 }), [2, 3], (date) => isFree(date, 1));
  const saturday = firstFree(demoDay.today.add({ days: 11 }), [6], (date) => isFree(date, 1));
  const away = firstFree(demoDay.today.add({ days: 36 }), [1], (date) => isFree(date, 7));
  const place = schedules.schedulingPlaces.find((row) => row.accountId === accountId);
  const importId = demoId("calendar-import", slug);
  const readAt = demoDay.startsAt - 3 * day;
  return {
    availabilityExceptions: [
      {
        id: demoId("availability-exception", slug, "off"),
        accountId,
        date: dayOff.toString(),
        note: "Koolitus",
      },
      {
        id: demoId("availability-exception", slug, "saturday"),
        accountId,
        date: saturday.toString(),
        fromMinute: 10 * 60,
        toMinute: 14 * 60,
        placeId: place?.id ?? null,
        note: "Lisapäev",
      },
    ],
    schedulingVacations: [{
      id: demoId("scheduling-vacation", slug),
      accountId,
      fromDate: away.toString(),
      toDate: away.add({ days: 6 }).toString(),
      note: "Puhkus",
    }],
    calendarImports: [{
      id: importId,
      accountId,
      kind: "file",
      name: "Pere kalender",
      readAt,
      createdAt: readAt,
      updatedAt: readAt,
    }],
    importedBusyTimes: busyDays
      .map((days) => lunchOn(demoDay.today.add({ days }), timeZone))
      .filter((time) => !overlaps(booked, time))
      .map((time, nth) => ({
        id: demoId("imported-busy-time", slug, nth),
        importId,
        accountId,
        ...time,
      })),
  };
}

function lunchOn(date: Temporal.PlainDate, timeZone: string): Span {
  const startsAt = instantOf(date, 13 * 60, timeZone);
  return { startsAt, endsAt: startsAt + 1.5 * hour };
}

function firstFree(
  from: Temporal.PlainDate,
  weekdays: number[],
  isFree: (date: Temporal.PlainDate) => boolean,
): Temporal.PlainDate {
  let date = from;
  while (!weekdays.includes(date.dayOfWeek) || !isFree(date)) date = date.add({ days: 1 });
  return date;
}

function overlaps(booked: Span[], { startsAt, endsAt }: Span): boolean {
  return booked.some((other) => other.startsAt < endsAt && other.endsAt > startsAt);
}
