import { z } from "@hono/zod-openapi";
import { refused } from "../field-problems.ts";

/** Earlier and later years have no calendar. */
const first = Date.UTC(1970);
const last = Date.UTC(2200);

export const CalendarInstant = z.iso.datetime({ offset: true }).refine(
  (text) => Date.parse(text) >= first && Date.parse(text) < last,
  refused("ERR_TOO_FAR"),
);

/** Earlier and later dates have no calendar. */
export const CalendarDate = z.iso.date().openapi({ example: "2026-12-01" }).refine(
  (date) => date >= "1970-01-01" && date <= "2199-12-31",
  refused("ERR_TOO_FAR"),
);
