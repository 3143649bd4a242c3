import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { DomainError } from "../domain/errors.ts";
import type { signedIn } from "./signed-in.ts";

/** Operations with a larger limit set it themselves, after the caller has signed in. */
export const pathsWithOwnLimit: readonly (string | RegExp)[] = [
  "/api/user/me/picture",
  /^\/api\/uploads\/[^/]+\/(parts|poster)$/,
  /^\/api\/therapists\/[0-9a-f-]{36}(\/draft)?$/,
  /^\/api\/course-drafts\/[0-9a-f-]{36}$/,
  "/api/availability",
  "/api/availability/preview",
  "/api/availability/imports",
  /^\/api\/admin\/rule-drafts\/(import|[0-9a-f-]{36})$/,
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
    const isUnlimited = method === "GET" || method === "HEAD" || isAmong(path, except);
    // What was read already was within a smaller limit.
    const isRead = c.req.raw.bodyUsed;
    return isUnlimited || isRead || isWithin(maxBytes, c.req.raw.headers) ? next() : limit(c, next);
  });
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads a JSON body before anything else happens, so that a client that never finishes it holds nothing. Throws
 * ERR_REQUEST_TIMEOUT after `limitMs`, ERR_MALFORMED_JSON when it is not UTF-8, ERR_UNSUPPORTED_MEDIA_TYPE when it says so, or is another
 * format that is written as JSON.
 * Use it after `limitBody`; larger bodies are read as they come.
 */
export function readInTime(limitMs: number, except: readonly (string | RegExp)[] = []) {
  return createMiddleware(async (c, next) => {
    const type = c.req.header("content-type")?.toLowerCase() ?? "";
    const isJson = type.startsWith("application/json");
    const [, charset = "utf-8"] = isJson ? /;\s*charset="?([^\s;"]*)/.exec(type) ?? [] : [];
    if (/^application\/[^;]+\+json/.test(type)) {
      throw new DomainError("ERR_UNSUPPORTED_MEDIA_TYPE", { detail: "send application/json" });
    }
    if (charset !== "utf-8" && charset !== "utf8") {
      throw new DomainError("ERR_UNSUPPORTED_MEDIA_TYPE", { detail: "send JSON in UTF-8" });
    }
    if (isJson && !isAmong(c.req.path, except)) {
      const timeout = Promise.withResolvers<never>();
      // An error that is made beforehand collects its stack for every request.
      const refuse = () => timeout.reject(new DomainError("ERR_REQUEST_TIMEOUT"));
      const timer = setTimeout(refuse, limitMs);
      const whole = c.req.raw.bytes().then(textOf);
      // What hono parses; by itself it would replace what is not UTF-8.
      Object.assign(c.req.bodyCache, { text: whole });
      // A body that breaks off is refused where it is used.
      const read = whole.catch((error) => {
        if (error instanceof DomainError) throw error;
      });
      await Promise.race([read, timeout.promise]).finally(() => clearTimeout(timer));
    }
    await next();
  });
}

function textOf(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new DomainError("ERR_MALFORMED_JSON", { detail: "the body is not UTF-8" });
  }
}

function isAmong(path: string, paths: readonly (string | RegExp)[]): boolean {
  return paths.some((one) => typeof one === "string" ? one === path : one.test(path));
}

/** By the length that was sent: `bodyLimit` would open the body as a stream first, which is slower to read. */
function isWithin(maxBytes: number, headers: Headers): boolean {
  const length = headers.get("content-length");
  return length !== null && /^\d{1,15}$/.test(length) && Number(length) <= maxBytes &&
    !headers.has("transfer-encoding");
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
