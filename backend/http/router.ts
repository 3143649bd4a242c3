import { OpenAPIHono } from "@hono/zod-openapi";
import type { Account } from "../domain/account.ts";
import { DomainError } from "../domain/errors.ts";
import type { Language } from "../domain/text.ts";

export type Env = {
  Variables: {
    requestId: string;
    account: Account | null;
    language: Language;
    /** ms */
    now: number;
    /** What a style made by our own scripts must show to be applied; only pages have one. */
    styleNonce?: string;
    /** The caller's network address, as far as trusted proxies tell it. */
    address: string;
  };
};

/** An empty router with the house rules: invalid input is a refusal like any other. */
export function newRouter() {
  return new OpenAPIHono<Env>({
    defaultHook: (result) => {
      if (result.success) return refuseNul(result.data, result.target);
      throw new DomainError("ERR_INVALID_INPUT", {
        errors: result.error.issues.map((issue) => ({
          path: issue.path.join("."),
          errCode: `ERR_${issue.code.toUpperCase()}`,
          message: issue.message,
        })),
      });
    },
  });
}

/** The database ends a text at its first NUL: what would be kept is not what was written. */
function refuseNul(input: unknown, target: string): void {
  const errors = [...pathsOfNul(input)].map((path) => ({
    path,
    errCode: "ERR_INVALID_CHARACTER",
    message: "no NUL characters",
  }));
  if (errors.length === 0) return;
  // Nothing here has a name with a NUL in it.
  if (target === "param") throw new DomainError("ERR_NOT_FOUND");
  throw new DomainError("ERR_INVALID_INPUT", { errors });
}

function* pathsOfNul(value: unknown, path: string[] = []): Generator<string> {
  if (typeof value === "string" && value.includes("\0")) yield path.join(".");
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* pathsOfNul(part, [...path, key]);
}
