import type { ClosedTime } from "../../domain/closed-time.ts";
import type { Ports } from "../../ports/ports.ts";
import { closeHours } from "../availability/closed-times.ts";
import type { Context } from "../context.ts";
import { calendarRecord, requireKeptCalendar } from "./kept-calendar.ts";

/** Blocks a time for the practitioner, as `closeHours`. Errors also as `requireKeptCalendar`. */
export async function closeAssistedTime(
  ports: Pick<Ports, "scheduling" | "persistence">,
  { account, now }: Context,
  { therapistId, ...time }: ClosedTime & { therapistId: string },
): Promise<void> {
  const { persistence } = ports;
  const keeper = await requireKeptCalendar(persistence, account, therapistId);
  const record = calendarRecord(persistence, keeper, "close-time", now);
  await closeHours(ports, keeper, { ...time, note: "" }, now, record);
}
