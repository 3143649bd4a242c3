import { OpenAPIHono, type z } from "@hono/zod-openapi";
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
    address: string;
  };
};

export type Router = OpenAPIHono<Env>;

/** An empty router that refuses invalid input with ERR_INVALID_INPUT. Sub-routers do not inherit this hook. */
export function newRouter(): Router {
  return new OpenAPIHono<Env>({
    defaultHook: (result) => {
      if (result.success) return refuseNul(result.data, result.target);
      throw new DomainError("ERR_INVALID_INPUT", {
        errors: result.error.issues.map((issue) => ({
          path: issue.path.join("."),
          errCode: ownCode(issue) ?? `ERR_${issue.code.toUpperCase()}`,
          message: issue.message,
        })),
      });
    },
  });
}

/** The code that a refinement names in its `params`. */
function ownCode(issue: z.core.$ZodIssue): string | undefined {
  return issue.code === "custom" ? issue.params?.errCode : undefined;
}

/** SQLite ends a text at its first NUL, so it would store less than was sent. */
function refuseNul(input: unknown, target: string): void {
  const errors = [...pathsOfNul(input)].map((path) => ({
    path,
    errCode: "ERR_INVALID_CHARACTER",
    message: "no NUL characters",
  }));
  if (errors.length === 0) return;
  // No resource has an id with a NUL.
  if (target === "param") throw new DomainError("ERR_NOT_FOUND");
  throw new DomainError("ERR_INVALID_INPUT", { errors });
}

function* pathsOfNul(value: unknown, path: string[] = []): Generator<string> {
  if (typeof value === "string" && value.includes("\0")) yield path.join(".");
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* pathsOfNul(part, [...path, key]);
}
