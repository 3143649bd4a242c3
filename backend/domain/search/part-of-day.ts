import { day } from "../duration.ts";
import { offsetAt } from "../wall-clock.ts";

/** Parts of a day by its local clock; `late` is the end of `evening`. */
export const partsOfDay = ["morning", "day", "evening", "late"] as const;
export type PartOfDay = (typeof partsOfDay)[number];

const hour = 3_600_000;
const spans: Record<PartOfDay, { from: number; to: number }> = {
  morning: { from: 0, to: 9 * hour },
  day: { from: 9 * hour, to: 17 * hour },
  evening: { from: 17 * hour, to: day },
  late: { from: 20 * hour, to: day },
};

/** Whether an instant (ms) is in a part of the day in an IANA zone. */
export function isInPart(part: PartOfDay, timeZone: string, instant: number): boolean {
  const local = instant + offsetAt(timeZone, instant);
  const time = local - Math.floor(local / day) * day;
  return time >= spans[part].from && time < spans[part].to;
}
