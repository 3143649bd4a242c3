import { createRoute, z } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import { importNameMaxLength, importUrlMaxLength } from "../../domain/calendar-import.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { addCalendarImport } from "../../use-cases/availability/add-calendar-import.ts";
import { limitBody, upload } from "../body-limits.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { practitionerRefusals } from "./availability-body.ts";
import { CalendarImportBody, presentImport } from "./calendar-import-body.ts";

const fileMaxBytes = 2_000_000;

const Name = z.string().trim().min(1).max(importNameMaxLength).openapi({ example: "Work" });

const ImportAddressBody = z
  .object({
    name: Name,
    url: z.string().trim().min(1).max(importUrlMaxLength).openapi({
      description: "The https URL of the calendar in iCalendar format",
    }),
  })
  .openapi("CalendarImportAddress", {
    example: { name: "Work", url: "https://calendar.example/private-0a1b2c/basic.ics" },
  });

const ImportFileBody = z
  .object({
    name: Name,
    file: z.file().min(1).max(fileMaxBytes)
      .openapi({
        type: "string",
        format: "binary",
        description: "An .ics file of at most 2 MB",
      }),
  })
  .openapi("CalendarImportFile");

const limitJson: typeof signedIn = limitBody(10_000);
const limitFile = upload(fileMaxBytes);

/** Without a content type neither body would be validated. */
const jsonOrForm: typeof signedIn = createMiddleware(async (c, next) => {
  const type = c.req.header("content-type") ?? "";
  if (/^multipart\/form-data;/i.test(type)) return await limitFile(c, next);
  if (!/^application\/json\b/i.test(type)) throw new DomainError("ERR_UNSUPPORTED_MEDIA_TYPE");
  return await limitJson(c, next);
});

const route = createRoute({
  method: "post",
  path: "/api/availability/imports",
  operationId: "addCalendarImport",
  tags: ["availability"],
  summary: "Import busy times from another calendar",
  description:
    "For practitioners. The times at which the calendar is busy cannot be booked. A calendar with a URL is read now and " +
    "every 30 minutes. Only its busy times are stored. The URL is stored encrypted and never returned.",
  security: bearer,
  middleware: [signedIn, jsonOrForm] as const,
  request: {
    body: {
      content: {
        "application/json": { schema: ImportAddressBody },
        "multipart/form-data": { schema: ImportFileBody },
      },
    },
  },
  responses: {
    201: { description: "The imported calendar", ...json(CalendarImportBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_MALFORMED_JSON",
      "ERR_CALENDAR_ADDRESS",
      "ERR_CALENDAR_UNREACHABLE",
      "ERR_CALENDAR_UNREADABLE",
      "ERR_TOO_MANY_REQUESTS",
      ...practitionerRefusals,
      "ERR_TOO_LARGE",
      "ERR_UNSUPPORTED_MEDIA_TYPE",
    ),
  },
});

export function mountAddCalendarImport(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { name, url, file } = {
      url: "",
      file: null,
      ...c.req.valid("json"),
      ...c.req.valid("form"),
    };
    const input = file ? { name, text: await file.text() } : { name, url };
    return c.json(presentImport(await addCalendarImport(ports, c.var, input)), 201);
  });
}
