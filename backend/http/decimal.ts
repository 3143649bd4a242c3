import { z } from "@hono/zod-openapi";

/** A number of a path or a query, in decimal digits; `Number` would also read "0x2", "1e1" and " 2". */
export function decimal(schema: z.ZodNumber) {
  return z.preprocess(
    (text) => typeof text === "string" ? /^-?\d{1,16}$/.test(text) ? Number(text) + 0 : NaN : text,
    schema,
  );
}
