import type { Busy } from "../../domain/availability.ts";
import {
  addressesIn,
  type CalendarImport,
  couldNotRead,
  importWindow,
  knownVersion,
  wasRead,
} from "../../domain/calendar-import.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { AvailabilitySheet } from "../../ports/scheduling/availability.ts";

type SomePorts = Pick<Ports, "calendarFiles" | "scheduling" | "persistence">;

type Owner = { ownerUri: string; sheet: Pick<AvailabilitySheet, "timeZone"> };

/** `busy` is null when the calendar has not changed. */
export type Reading = { calendar: CalendarImport; busy: Busy[] | null };

export async function readCalendar(
  ports: SomePorts,
  owner: Owner,
  calendar: CalendarImport,
  now: number,
): Promise<Reading> {
  if (calendar.url === null) throw new DomainError("ERR_CALENDAR_ADDRESS");
  const known = { etag: knownVersion(calendar, now) };
  const { text, etag } = await ports.calendarFiles.fetch(calendar.url, known);
  if (text !== null) return await readText(ports, owner, { ...calendar, etag }, text, now);
  return { calendar: wasRead(calendar, { etag, reading: null }, now), busy: null };
}

export async function readText(
  ports: SomePorts,
  { ownerUri, sheet }: Owner,
  calendar: CalendarImport,
  text: string,
  now: number,
): Promise<Reading> {
  const { etag, url } = calendar;
  const reading = await ports.calendarFiles.readBusyTimes({
    text,
    window: importWindow(calendar, now),
    timeZone: sheet.timeZone,
    owners: [...await mailAddressesOf(ports, ownerUri), ...addressesIn(url ?? "")],
  });
  return { calendar: wasRead(calendar, { etag, reading }, now), busy: reading.busy };
}

export async function tryCalendar(...input: Parameters<typeof readCalendar>): Promise<Reading> {
  const [, , calendar, now] = input;
  try {
    return await readCalendar(...input);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { calendar: couldNotRead(calendar, error.code, now), busy: null };
  }
}

async function mailAddressesOf(
  { scheduling, persistence }: SomePorts,
  ownerUri: string,
): Promise<string[]> {
  const { items: [type] } = await scheduling.listEventTypes({ ownerUri, limit: 1 });
  const therapist = type && await persistence.therapists.findByEventType(type.uri);
  const user = therapist?.userId ? await persistence.users.find(therapist.userId) : null;
  return [therapist?.email, user?.email].filter((email) => email !== undefined);
}
