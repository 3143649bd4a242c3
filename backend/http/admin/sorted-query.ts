import { z } from "@hono/zod-openapi";
import { directions, mostCounted } from "../../ports/persistence/sorted-list.ts";

export const Direction = (first: (typeof directions)[number]) =>
  z.enum(directions).default(first).openapi({ description: "Ascending or descending" });

export const Total = z.int().min(0).max(mostCounted).nullable().openapi({
  description:
    `How many rows all pages have; null for more than ${mostCounted}, and on further pages`,
});
