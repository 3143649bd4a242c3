import { z } from "@hono/zod-openapi";
import { directions, mostCounted } from "../../ports/persistence/sorted-list.ts";

export const Direction = (first: (typeof directions)[number]) =>
  z.enum(directions).default(first).openapi({ description: "Ascending or descending" });

export const Total = z.object({
  count: z.int().min(0).max(mostCounted),
  isExact: z.boolean().openapi({
    description:
      `False: there are more than \`count\`, which is ${mostCounted}, or 0 where counting takes too long`,
  }),
}).nullable().openapi({
  description: "How many rows all pages have; null on further pages",
});
