import { parse, v5 } from "uuid";

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const homeZone = "Europe/Tallinn";
const namespace = parse("3f1c2c0e-6d1b-5a53-9a5e-9d7a4b0f6c11");

/**
 * The day of the seed run in `homeZone`. All times are relative to its midnight, so that runs on one day write the same
 * rows. Instants in ms.
 */
export type DemoDay = {
  today: Temporal.PlainDate;
  startsAt: number;
  endsAt: number;
};

export function demoDayAt(now: number): DemoDay {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(homeZone)
    .toPlainDate();
  return {
    today,
    startsAt: instantOf(today, 0, homeZone),
    endsAt: instantOf(today.add({ days: 1 }), 0, homeZone),
  };
}

export function instantOf(date: Temporal.PlainDate, minutes: number, timeZone: string): number {
  return date
    .toZonedDateTime({
      timeZone,
      plainTime: { hour: Math.floor(minutes / 60), minute: minutes % 60 },
    })
    .epochMilliseconds;
}

export function demoId(...names: (string | number)[]): string {
  return v5(names.join("/"), namespace);
}
