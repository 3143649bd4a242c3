import { day, minute, second } from "./duration.ts";

const mostCachedDays = 20_000;
const cachedDays = new Map<number, string>();

const sixty = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, "0"));
const minutes = Array.from(
  { length: 1440 },
  (_, index) => `T${sixty[Math.floor(index / 60)]}:${sixty[index % 60]}:`,
);

/** An instant (whole ms) as ISO 8601 in UTC. Several times faster than `toISOString`, which responses call dozens of times. */
export function instantText(instant: number): string {
  const dayNumber = Math.floor(instant / day);
  const inDay = instant - dayNumber * day;
  const minuteNumber = Math.floor(inDay / minute);
  const inMinute = inDay - minuteNumber * minute;
  const seconds = sixty[Math.floor(inMinute / second)];
  const milliseconds = String(inMinute % second).padStart(3, "0");
  return `${dayText(dayNumber)}${minutes[minuteNumber]}${seconds}.${milliseconds}Z`;
}

export function shortInstantText(instant: number): string {
  const dayNumber = Math.floor(instant / day);
  const inDay = instant - dayNumber * day;
  if (inDay % second !== 0) return instantText(instant);
  const minuteNumber = Math.floor(inDay / minute);
  const seconds = sixty[(inDay - minuteNumber * minute) / second];
  return `${dayText(dayNumber)}${minutes[minuteNumber]}${seconds}Z`;
}

function dayText(dayNumber: number): string {
  const known = cachedDays.get(dayNumber);
  if (known !== undefined) return known;
  const text = new Date(dayNumber * day).toISOString().slice(0, -"T00:00:00.000Z".length);
  if (cachedDays.size >= mostCachedDays) cachedDays.clear();
  cachedDays.set(dayNumber, text);
  return text;
}
