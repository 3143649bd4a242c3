import { z } from "@hono/zod-openapi";

/**
 * A field that may be left out but is never `undefined`. The printer of the contract asks a field's own `safeParse`
 * whether it takes `undefined`; an exact optional says no by itself and would be printed as required.
 */
export function optional<Schema extends z.ZodType>(schema: Schema): z.ZodExactOptional<Schema> {
  const field = schema.exactOptional();
  const { safeParse } = field;
  field.safeParse = (value, params) =>
    value === undefined ? { success: true, data: value as never } : safeParse(value, params);
  return field;
}
