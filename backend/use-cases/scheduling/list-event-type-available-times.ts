import { day, minute } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import { problem } from "../../domain/field-problem.ts";
import type { AvailableTime } from "../../domain/scheduling.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";

const longestSpan = 31 * day;

const clockDifference = 5 * minute;

export async function listEventTypeAvailableTimes(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  { now }: VisitorContext,
  { eventTypeUri, from, to, sessionId }: {
    eventTypeUri: string;
    from: number;
    to: number;
    /** Of a session that is to be moved: its own time counts as free. */
    sessionId?: string | undefined;
  },
): Promise<AvailableTime[]> {
  if (from < now - clockDifference) throw wrong("start_time");
  if (to <= from) throw wrong("start_time");
  if (to - from > longestSpan) throw wrong("end_time");
  const isElsewhere = !eventTypeUri.startsWith(scheduling.resourceUri(""));
  if (isElsewhere && await persistence.therapists.findByEventType(eventTypeUri)) return [];
  const session = sessionId === undefined
    ? null
    : await persistence.therapySessions.find(sessionId);
  const range = { from: Math.max(from, now), to, ...(session && { moves: session.eventUri }) };
  return await scheduling.listAvailableTimes(eventTypeUri, range, now);
}

function wrong(path: string): DomainError {
  return new DomainError("ERR_INVALID_INPUT", {
    errors: [problem(path, "ERR_INVALID_RANGE", { days: longestSpan / day })],
  });
}
