import { z } from "@hono/zod-openapi";
import { refused } from "../field-problems.ts";

/** Earlier and later years have no calendar. */
const first = Date.UTC(1970);
const last = Date.UTC(2200);

export const CalendarInstant = z.iso.datetime({ offset: true }).refine(
  (text) => Date.parse(text) >= first && Date.parse(text) < last,
  refused("ERR_TOO_FAR"),
);
