import {
  type CalendarImport,
  noUnreadEvents,
  requireRoomForImport,
} from "../../domain/calendar-import.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import { readCalendar, readText } from "./calendar-reading.ts";
import { ownEditor } from "./own-availability.ts";

type Input = { name: string } & ({ url: string } | { text: string });

export async function addCalendarImport(
  ports: Pick<Ports, "auth" | "calendarFiles" | "scheduling" | "persistence">,
  { account, now }: Context,
  input: Input,
): Promise<CalendarImport> {
  const { editor, ownerUri } = await ownEditor(ports, account);
  const sheet = await editor.find(ownerUri);
  if (!sheet) throw new DomainError("ERR_NOT_FOUND");
  requireRoomForImport((await editor.listImports(ownerUri)).length);
  await countRequests(ports, now, [{ limit: "calendarReadingsPerPerson", by: account.userId }]);
  const calendar: CalendarImport = {
    id: ports.persistence.newId(),
    kind: "url" in input ? "url" : "file",
    name: input.name,
    url: "url" in input ? input.url : null,
    etag: null,
    readAt: null,
    nextReadAt: null,
    failures: 0,
    lastError: null,
    busyTimes: 0,
    coversUntil: null,
    unread: noUnreadEvents,
    createdAt: now,
    updatedAt: now,
  };
  const owner = { ownerUri, sheet };
  const reading = "url" in input
    ? await readCalendar(ports, owner, calendar, now)
    : await readText(ports, owner, calendar, input.text, now);
  return await editor.addImport(ownerUri, reading.calendar, reading.busy ?? []);
}
