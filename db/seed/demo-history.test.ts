import { expect, test } from "vitest";
import { demoBookings, weekOf } from "./demo-bookings.ts";
import { readData } from "./demo-data.ts";
import { demoDayAt } from "./demo-day.ts";
import { historyBookings, regulars } from "./demo-history.ts";
import { scheduleRows } from "./demo-schedules.ts";

const day = 86_400_000;
const therapists = readData("therapists");

function demoOn(date: string) {
  const demoDay = demoDayAt(Date.parse(date));
  const schedules = scheduleRows(therapists, demoDay);
  const settings = { demoDay, isPublicHoliday: () => false };
  const bookings = demoBookings(therapists, schedules, settings);
  return {
    demoDay,
    schedules,
    history: historyBookings(therapists, schedules, bookings, settings),
  };
}

test("each demo practitioner has given away half to two thirds of the hours of a year", () => {
  for (const date of ["2026-11-20", "2027-04-01"]) {
    const { demoDay, schedules, history } = demoOn(date);
    const byTherapist = Map.groupBy(history, ({ therapist }) => therapist.slug);
    expect(byTherapist.size).toBe(3);
    for (const [slug, bookings] of byTherapist) {
      const { rules } = weekOf(slug, schedules);
      const taken = new Map<number, number>();
      for (const [, [first]] of Map.groupBy(bookings, ({ eventName }) => eventName)) {
        const { time, session } = first!;
        if (session.status === "cancelled" || time.startsAt < demoDay.startsAt - 364 * day) {
          continue;
        }
        const weekday = new Date(time.startsAt).getUTCDay() || 7;
        taken.set(weekday, (taken.get(weekday) ?? 0) + session.durationMinutes);
      }
      const shares = [...Map.groupBy(rules, ({ weekday }) => weekday)].map(([weekday, hours]) => {
        const open = hours.reduce(
          (sum, { fromMinute, toMinute }) => sum + toMinute - fromMinute,
          0,
        );
        return taken.get(weekday)! / (52 * open);
      });
      const open = rules.reduce((sum, { fromMinute, toMinute }) => sum + toMinute - fromMinute, 0);
      const share = [...taken.values()].reduce((sum, minutes) => sum + minutes, 0) / (52 * open);
      expect(share, slug).toBeGreaterThan(0.47);
      expect(share, slug).toBeLessThan(0.7);
      expect(Math.max(...shares) - Math.min(...shares), slug).toBeGreaterThan(0.05);
    }
  }
});

test("the history has missed, cancelled and late cancelled sessions, ratings and groups", () => {
  const { history } = demoOn("2026-11-20");
  const share = (isOne: (booking: (typeof history)[number]) => boolean) =>
    history.filter(isOne).length / history.length;
  const among = (part: number, [least, most]: [number, number]) => {
    expect(part).toBeGreaterThan(least);
    expect(part).toBeLessThan(most);
  };
  among(share(({ session }) => session.noShow ?? false), [0.02, 0.06]);
  among(share(({ session }) => session.status === "cancelled"), [0.05, 0.12]);
  among(share(({ session }) => session.cancelledHoursBefore === 5), [0.01, 0.04]);
  among(share(({ session }) => session.rating !== undefined), [0.25, 0.45]);
  const guests = [...Map.groupBy(history, ({ eventName }) => eventName).values()];
  among(guests.filter((event) => event.length > 1).length, [30, 53]);
});

test("every regular client comes to one practitioner and has joined before the first session", () => {
  const { demoDay, history } = demoOn("2026-11-20");
  const clients = new Map(regulars().map((client) => [client.email, client]));
  expect(clients.size).toBe(120);
  const known = readData("clients");
  const others = new Set(
    [...known.clients, ...known.accounts, ...therapists].map((one) => one.email),
  );
  for (const email of clients.keys()) expect(others).not.toContain(email);
  for (const { client: { email }, therapist, session } of history) {
    const { therapist: slug, firstDaysAgo } = clients.get(email)!;
    expect(slug).toBe(therapist.slug);
    expect(-session.daysFromNow).toBeLessThanOrEqual(firstDaysAgo);
  }
  const arrived = history.filter(({ time }) => time.startsAt > demoDay.startsAt - 28 * day)
    .map(({ client }) => client.email);
  const before = new Set(
    history.filter(({ time }) => time.startsAt <= demoDay.startsAt - 28 * day)
      .map(({ client }) => client.email),
  );
  expect(new Set(arrived.filter((email) => !before.has(email))).size).toBeGreaterThan(2);
});
