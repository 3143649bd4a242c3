import type { ClosedTime } from "../../domain/closed-time.ts";
import type { Ports } from "../../ports/ports.ts";
import { openHours } from "../availability/closed-times.ts";
import type { Context } from "../context.ts";
import { calendarRecord, requireKeptCalendar } from "./kept-calendar.ts";

/** Opens a blocked time for the practitioner, as `openHours`. Errors also as `requireKeptCalendar`. */
export async function openAssistedTime(
  ports: Pick<Ports, "auth" | "scheduling" | "persistence">,
  { account, now }: Context,
  { therapistId, ...time }: ClosedTime & { therapistId: string },
): Promise<void> {
  const { persistence } = ports;
  const keeper = await requireKeptCalendar(persistence, account, therapistId);
  const record = calendarRecord(persistence, keeper, "open-time", now);
  await openHours(ports, keeper, time, now, record);
}
