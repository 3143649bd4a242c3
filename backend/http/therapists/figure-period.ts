import { z } from "@hono/zod-openapi";
import { mostFigureDays } from "../../domain/session-figures.ts";

export const FigurePeriodQuery = z.object({
  from: z.iso.date().openapi({
    description: "The first day, by the practitioner's calendar",
    example: "2026-11-02",
  }),
  to: z.iso.date().openapi({
    description: `The last day, at most ${mostFigureDays} days with the first one`,
    example: "2026-11-29",
  }),
});
