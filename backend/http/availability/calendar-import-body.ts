import { z } from "@hono/zod-openapi";
import { type CalendarImport, mostBusyTimes } from "../../domain/calendar-import.ts";
import { errorCodes } from "../../domain/errors.ts";
import { instantText } from "../version.ts";

const Instant = z.iso.datetime();

export const exampleImport = {
  id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d25",
  kind: "url" as const,
  name: "Work",
  host: "calendar.example",
  readAt: "2026-11-20T06:45:00Z",
  nextReadAt: "2026-11-20T07:15:00Z",
  busyTimes: 42,
  lastError: null,
};

export const CalendarImportBody = z
  .object({
    id: z.uuid(),
    kind: z.enum(["file", "url"]),
    name: z.string().max(100),
    host: z.string().max(300).nullable().openapi({
      description: "Of the address, which itself is never shown again; null for a file",
    }),
    readAt: Instant.nullable(),
    nextReadAt: Instant.nullable(),
    busyTimes: z.int().min(0).max(mostBusyTimes),
    lastError: z.enum(errorCodes).nullable().openapi({
      description: "Why the last reading failed; the times of the one before are kept",
    }),
  })
  .openapi("CalendarImport", { example: exampleImport });

export function presentImport(calendar: CalendarImport): z.infer<typeof CalendarImportBody> {
  const { id, kind, name, url, readAt, nextReadAt, busyTimes, lastError } = calendar;
  return {
    id,
    kind,
    name,
    host: url && new URL(url).hostname,
    readAt: readAt === null ? null : instantText(readAt),
    nextReadAt: nextReadAt === null ? null : instantText(nextReadAt),
    busyTimes,
    lastError,
  };
}
