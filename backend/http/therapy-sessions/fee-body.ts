import { z } from "@hono/zod-openapi";
import { feeCauses } from "../../domain/late-fee.ts";

export const FeeBody = z.object({
  cause: z.enum(feeCauses),
  cents: z.int().min(0).max(10_000_000),
  waived: z.boolean(),
}).openapi({
  description:
    "What the practitioner may charge beside the price, paid on site; null when there is nothing",
});
