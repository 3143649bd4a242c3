import { createRoute, z } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import { DomainError } from "../../domain/errors.ts";
import { refusals } from "../errors.ts";
import { signedIn } from "../signed-in.ts";
import { limitBody, upload } from "../body-limits.ts";
import { CalendarImportBody } from "./calendar-import-body.ts";
import { done, json } from "../json-bodies.ts";

const own = { tags: ["availability"], security: [{ bearer: [] }] };
const params = z.object({ id: z.uuid() });

/** Years of a busy calendar, exported. */
const largestFile = 2_000_000;

const ownRefusals = [
  "ERR_UNAUTHORIZED",
  "ERR_FORBIDDEN",
  "ERR_NOT_FOUND",
  "ERR_AVAILABILITY_AT_PROVIDER",
] as const;

const readingRefusals = [
  "ERR_CALENDAR_ADDRESS",
  "ERR_CALENDAR_UNREACHABLE",
  "ERR_CALENDAR_UNREADABLE",
  "ERR_TOO_MANY_REQUESTS",
] as const;

const Name = z.string().trim().min(1).max(100).openapi({ example: "Work" });

export const ImportAddressBody = z
  .object({
    name: Name,
    url: z.string().trim().min(1).max(2000).openapi({
      description: "https; the calendar's secret address in iCalendar format",
    }),
  })
  .openapi("CalendarImportAddress", {
    example: { name: "Work", url: "https://calendar.example/private-0a1b2c/basic.ics" },
  });

export const ImportFileBody = z
  .object({
    name: Name,
    file: z.instanceof(File)
      .refine(({ size }) => size > 0, "is empty")
      .refine(({ size }) => size <= largestFile, "is too large")
      .openapi({
        type: "string",
        format: "binary",
        description: "An .ics file of at most 2 MB",
      }),
  })
  .openapi("CalendarImportFile");

const ofAddress: typeof signedIn = limitBody(10_000);
const ofFile = upload(largestFile);

/** An address as JSON, or a form with a file; nothing else says which calendar is meant. */
const oneOfBoth: typeof signedIn = createMiddleware(async (c, next) => {
  const type = c.req.header("content-type") ?? "";
  if (/^multipart\/form-data;/i.test(type)) return await ofFile(c, next);
  if (!/^application\/json\b/i.test(type)) throw new DomainError("ERR_UNSUPPORTED_MEDIA_TYPE");
  return await ofAddress(c, next);
});

export const addCalendarImport = createRoute({
  ...own,
  method: "post",
  path: "/imports",
  operationId: "addCalendarImport",
  summary: "Keep the times free in which the caller is busy elsewhere",
  description:
    "Read at once, and an address again every half hour. Nothing of the calendar is kept but when it is busy; the " +
    "address is kept sealed and never shown again.",
  middleware: [signedIn, oneOfBoth] as const,
  request: {
    body: {
      content: {
        "application/json": { schema: ImportAddressBody },
        "multipart/form-data": { schema: ImportFileBody },
      },
    },
  },
  responses: {
    201: { description: "Read and kept", ...json(CalendarImportBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_MALFORMED_JSON",
      ...readingRefusals,
      ...ownRefusals,
      "ERR_TOO_LARGE",
      "ERR_UNSUPPORTED_MEDIA_TYPE",
    ),
  },
});

export const refreshCalendarImport = createRoute({
  ...own,
  method: "post",
  path: "/imports/{id}/refresh",
  operationId: "refreshCalendarImport",
  summary: "Read the calendar again now",
  description: "When it cannot be read, `lastError` says why, and its times stay as they were.",
  middleware: [signedIn] as const,
  request: { params },
  responses: {
    200: { description: "As it is now", ...json(CalendarImportBody) },
    ...refusals("ERR_INVALID_INPUT", ...ownRefusals, "ERR_TOO_MANY_REQUESTS"),
  },
});

export const removeCalendarImport = createRoute({
  ...own,
  method: "delete",
  path: "/imports/{id}",
  operationId: "removeCalendarImport",
  summary: "Forget the calendar and its busy times",
  middleware: [signedIn] as const,
  request: { params },
  responses: { ...done, ...refusals("ERR_INVALID_INPUT", ...ownRefusals) },
});
