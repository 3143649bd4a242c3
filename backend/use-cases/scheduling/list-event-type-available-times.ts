import { day, minute } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import type { AvailableTime } from "../../domain/scheduling.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";

const longestSpan = 31 * day;

const clockDifference = 5 * minute;

export async function listEventTypeAvailableTimes(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  { now }: VisitorContext,
  { eventTypeUri, from, to }: { eventTypeUri: string; from: number; to: number },
): Promise<AvailableTime[]> {
  if (from < now - clockDifference) throw wrong("start_time", "must not be in the past");
  if (to <= from) throw wrong("start_time", "must be before end_time");
  if (to - from > longestSpan) throw wrong("end_time", "must be within 31 days of start_time");
  const isElsewhere = !eventTypeUri.startsWith(scheduling.resourceUri(""));
  if (isElsewhere && await persistence.therapists.findByEventType(eventTypeUri)) return [];
  return await scheduling.listAvailableTimes(eventTypeUri, { from: Math.max(from, now), to }, now);
}

function wrong(path: string, message: string): DomainError {
  return new DomainError("ERR_INVALID_INPUT", {
    errors: [{ path, errCode: "ERR_INVALID_RANGE", message }],
  });
}
