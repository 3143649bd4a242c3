import { z } from "@hono/zod-openapi";
import type { Context, TypedResponse } from "hono";
import { createMiddleware } from "hono/factory";
import type { Env } from "./router.ts";

export function json<Schema extends z.ZodType>(schema: Schema) {
  return { content: { "application/json": { schema } } };
}

/** No body is checked asynchronously; zod checks an object several times as fast when it knows that. */
export function required<Schema extends z.ZodType>(schema: Schema) {
  schema.safeParseAsync = (value, params) => Promise.resolve(schema.safeParse(value, params));
  return { body: { ...json(schema), required: true } };
}

export const bodyRefusals = [
  "ERR_INVALID_INPUT",
  "ERR_MALFORMED_JSON",
  "ERR_REQUEST_TIMEOUT",
  "ERR_TOO_LARGE",
  "ERR_UNSUPPORTED_MEDIA_TYPE",
] as const;

export const done = { 204: { description: "Done" } };

/** The response of an operation that finishes later, or must not reveal whether it did anything. */
export const accepted = {
  202: {
    description: "Accepted. The response is the same whether or not there was anything to do.",
    ...json(z.object({}).openapi("Accepted", { example: {} })),
  },
};

/**
 * A field that may be left out but is never `undefined`. The contract generator calls the field's `safeParse` to learn
 * whether it is optional; an exact optional rejects `undefined` there and would be printed as required.
 */
export function optional<Schema extends z.ZodType>(schema: Schema): z.ZodExactOptional<Schema> {
  const field = schema.exactOptional();
  const { safeParse } = field;
  field.safeParse = (value, params) =>
    value === undefined ? { success: true, data: value as never } : safeParse(value, params);
  return field;
}

/** For operations with an optional body: an empty one counts as none, whatever its content type says. */
export const optionalJson = createMiddleware<Env>(async (c, next) => {
  if ((await c.req.text()).trim() === "") {
    const headers = new Headers(c.req.raw.headers);
    headers.delete("content-type");
    headers.delete("content-length");
    c.req.raw = new Request(c.req.url, { method: c.req.method, headers });
  }
  await next();
});

/** Sends a body that is JSON already. The cast states its schema, because nothing checks it. */
export function sendJsonBytes<Schema extends z.ZodType>(
  c: Context,
  body: Uint8Array<ArrayBuffer>,
): Response & TypedResponse<z.input<Schema>, 200, "json"> {
  const response = c.body(body, 200, { "Content-Type": "application/json" });
  return response as unknown as Response & TypedResponse<z.input<Schema>, 200, "json">;
}
