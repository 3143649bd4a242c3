import { z } from "@hono/zod-openapi";
import {
  type CalendarImport,
  importNameMaxLength,
  mostBusyTimes,
} from "../../domain/calendar-import.ts";
import { errorCodes } from "../../domain/errors.ts";
import { optionalInstantText } from "../version.ts";

const Instant = z.iso.datetime();

export const ImportId = z.object({ id: z.uuid() });

export const exampleImport = {
  id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d25",
  kind: "url" as const,
  name: "Work",
  host: "calendar.example",
  readAt: "2026-11-20T06:45:00Z",
  nextReadAt: "2026-11-20T07:15:00Z",
  busyTimes: 42,
  coversUntil: "2027-12-25T06:45:00Z",
  unread: { events: 1, rules: ["FREQ=SECONDLY"], timeZones: [] },
  lastError: null,
};

export const CalendarImportBody = z
  .object({
    id: z.uuid(),
    kind: z.enum(["file", "url"]),
    name: z.string().max(importNameMaxLength),
    host: z.string().max(300).nullable().openapi({
      description: "The host of the calendar's URL, which itself is not returned; null for a file",
    }),
    readAt: Instant.nullable(),
    nextReadAt: Instant.nullable().openapi({
      description: "null when the calendar is only read on request",
    }),
    busyTimes: z.int().min(0).max(mostBusyTimes).openapi({
      description: "The number of stored busy times",
    }),
    coversUntil: Instant.nullable().openapi({
      description:
        "Busy times after this instant are not known. A file covers three years, a URL always more than a year; less " +
        "when a calendar has too many busy times.",
    }),
    unread: z.object({
      events: z.int().min(0).openapi({
        description: "The number of events that are not understood and block no time",
      }),
      rules: z.array(z.string().max(120)).max(5).openapi({
        description: "Examples of recurrence rules among them",
      }),
      timeZones: z.array(z.string().max(120)).max(5).openapi({
        description:
          "Unknown names of time zones; events with them are read in the calendar's or the practitioner's zone",
      }),
    }).openapi({ description: "What the last successful read did not understand" }),
    lastError: z.enum(errorCodes).nullable().openapi({
      description:
        "Why the last read failed; the busy times of the read before it are still in use. Else null.",
    }),
  })
  .openapi("CalendarImport", { example: exampleImport });

export function presentImport(calendar: CalendarImport): z.infer<typeof CalendarImportBody> {
  const { id, kind, name, url, readAt, nextReadAt, busyTimes, coversUntil, unread, lastError } =
    calendar;
  return {
    id,
    kind,
    name,
    host: url && new URL(url).hostname,
    readAt: optionalInstantText(readAt),
    nextReadAt: optionalInstantText(nextReadAt),
    busyTimes,
    coversUntil: optionalInstantText(coversUntil),
    unread,
    lastError,
  };
}
