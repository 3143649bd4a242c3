import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { DomainError } from "../domain/errors.ts";
import type { signedIn } from "./signed-in.ts";

/** The addresses that take files or much else: each sets its own limit, once it is known who asks. */
export const uploadPaths = [
  "/api/user/me/picture",
  "/api/availability",
  "/api/availability/preview",
  "/api/availability/imports",
];

/** What stands around a file in a form: borders and headers. */
const formRoom = 20_000;

/** Refuses a body of more than `maxBytes` before it is read, or as soon as it turns out to be; not at the paths `except`. */
export function limitBody(maxBytes: number, except: readonly string[] = []) {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new DomainError("ERR_TOO_LARGE");
    },
  });
  return createMiddleware((c, next) => except.includes(c.req.path) ? next() : limit(c, next));
}

/** A form with one file of at most `maxBytes`; goes behind `signedIn`. */
export function upload(maxBytes: number): typeof signedIn {
  const limit = limitBody(maxBytes + formRoom);
  return createMiddleware(async (c, next) => {
    const type = c.req.header("content-type") ?? "";
    if (!/^multipart\/form-data;/i.test(type)) {
      throw new DomainError("ERR_UNSUPPORTED_MEDIA_TYPE");
    }
    return await limit(c, next);
  });
}
