import { z } from "@hono/zod-openapi";
import { optional } from "../json-bodies.ts";
import { decimal } from "../decimal.ts";

export const pageQuery = {
  limit: decimal(z.int().min(1).max(100)).default(20),
  cursor: optional(
    z.string().max(200).openapi({ description: "`nextCursor` of the previous page" }),
  ),
};

export const searchText = optional(
  z.string().trim().min(1).max(100).openapi({
    description: "A part of the address or the name",
    example: "kadri",
  }),
);

export const listOrder = (first: "newest" | "oldest") =>
  z.enum(["newest", "oldest"]).default(first);

export const NextCursor = z.string().max(200).nullable().openapi({
  description: "The `cursor` of the next page; null on the last one",
});

export const byId = { params: z.object({ id: z.uuid() }) };
