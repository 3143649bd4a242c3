import { day } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import { problem } from "../../domain/field-problem.ts";
import type { Ports } from "../../ports/ports.ts";
import type { GroupTime } from "../../ports/scheduling/time-holds.ts";
import type { VisitorContext } from "../context.ts";

export type FullTime = GroupTime & { waiting: number };

const longestSpan = 31 * day;

/** The group times without a free seat, with how many people are in line. None at an outside provider. ERR_INVALID_INPUT, ERR_NOT_FOUND. */
export async function listFullTimes(
  { persistence: { therapists, waitingLists }, scheduling: { holds } }: Pick<
    Ports,
    "persistence" | "scheduling"
  >,
  { now }: VisitorContext,
  { eventTypeUri, from, to }: { eventTypeUri: string; from: number; to: number },
): Promise<FullTime[]> {
  if (to <= from || to - from > longestSpan) {
    throw new DomainError("ERR_INVALID_INPUT", {
      errors: [problem("end_time", "ERR_INVALID_RANGE", { days: longestSpan / day })],
    });
  }
  if (!await therapists.findByEventType(eventTypeUri)) throw new DomainError("ERR_NOT_FOUND");
  if (!holds) return [];
  const range = { from: Math.max(from, now), to };
  const times = await holds.listFullTimes(eventTypeUri, range, now);
  if (times.length === 0) return [];
  const waiting = await waitingLists.countForSeats(eventTypeUri, range);
  return times.map((time) => ({ ...time, waiting: waiting.get(time.startsAt) ?? 0 }));
}
