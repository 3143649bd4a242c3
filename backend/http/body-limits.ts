import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { DomainError } from "../domain/errors.ts";
import type { signedIn } from "./signed-in.ts";

/** Operations with a larger limit set it themselves, after the caller has signed in. */
export const pathsWithOwnLimit: readonly (string | RegExp)[] = [
  "/api/user/me/picture",
  /^\/api\/uploads\/[^/]+\/(parts|poster)$/,
  /^\/api\/therapists\/[0-9a-f-]{36}(\/draft)?$/,
  "/api/availability",
  "/api/availability/preview",
  "/api/availability/imports",
];

/** Room for the boundaries and headers of a multipart form around its file. */
const multipartBytes = 20_000;

/** Refuses larger bodies with ERR_TOO_LARGE, without reading them to the end. Skips the paths `except`. */
export function limitBody(maxBytes: number, except: readonly (string | RegExp)[] = []) {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new DomainError("ERR_TOO_LARGE");
    },
  });
  return createMiddleware((c, next) => {
    const { method, path } = c.req;
    const isUnlimited = method === "GET" || method === "HEAD" ||
      except.some((one) => typeof one === "string" ? one === path : one.test(path));
    return isUnlimited ? next() : limit(c, next);
  });
}

/** Accepts a multipart form with one file of at most `maxBytes`. Use it after `signedIn`. */
export function upload(maxBytes: number): typeof signedIn {
  const limit = limitBody(maxBytes + multipartBytes);
  return createMiddleware(async (c, next) => {
    const type = c.req.header("content-type") ?? "";
    if (!/^multipart\/form-data;/i.test(type)) {
      throw new DomainError("ERR_UNSUPPORTED_MEDIA_TYPE");
    }
    return await limit(c, next);
  });
}
