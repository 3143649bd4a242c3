import type { z } from "@hono/zod-openapi";

/** A JSON body, as `content` of a request or an answer. */
export function json<Schema extends z.ZodType>(schema: Schema) {
  return { content: { "application/json": { schema } } };
}

/** A request that must have this JSON body. */
export function required<Schema extends z.ZodType>(schema: Schema) {
  return { body: { ...json(schema), required: true } };
}

/** What reading any JSON body may end with. */
export const bodyRefusals = [
  "ERR_INVALID_INPUT",
  "ERR_MALFORMED_JSON",
  "ERR_TOO_LARGE",
  "ERR_UNSUPPORTED_MEDIA_TYPE",
] as const;

/** When there is nothing to answer. */
export const done = { 204: { description: "Done" } };
