import type { CalendarImport } from "../../domain/calendar-import.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import { tryCalendar } from "./calendar-reading.ts";
import { ownEditor } from "./own-availability.ts";

export async function refreshCalendarImport(
  ports: Pick<Ports, "auth" | "calendarFiles" | "scheduling" | "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<CalendarImport> {
  const { editor, ownerUri } = await ownEditor(ports, account);
  const sheet = await editor.find(ownerUri);
  const calendar = await editor.findImport(ownerUri, id);
  if (!sheet || !calendar) throw new DomainError("ERR_NOT_FOUND");
  if (calendar.kind === "file") return calendar;
  await countRequests(ports, now, [{ limit: "calendarReadingsPerPerson", by: account.userId }]);
  const reading = await tryCalendar(ports, { ownerUri, sheet }, calendar, now);
  return await editor.saveImport(reading.calendar, reading.busy);
}
