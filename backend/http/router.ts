import { type createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { getPath } from "hono/utils/url";
import type { Account } from "../domain/account.ts";
import { DomainError } from "../domain/errors.ts";
import { type FieldProblem, problem } from "../domain/field-problem.ts";
import type { Language } from "../domain/text.ts";
import type { KeyAccount } from "../use-cases/api-keys/identify-api-key.ts";
import { problemsOfIssue, withoutEmptyProblems } from "./field-problems.ts";
import { refuseUnknownFields } from "./unknown-fields.ts";

export type Env = {
  Variables: {
    requestId: string;
    account: Account | null;
    /** Must set up a second factor before anything else; `account` is null then. */
    accountWithoutFactor: Account | null;
    /** The caller sent an API key; `account` is null until the operation has let the key in. */
    apiKey: KeyAccount | null;
    language: Language;
    /** ms */
    now: number;
    address: string;
    /** Of a browser that requested a code by mail. */
    codeSecret?: string | undefined;
    /** Of the browser, for the accounts that signed in there. */
    deviceMarks?: readonly string[];
    /** The address of the account that this request signs in. */
    signedInAs?: string;
    /** Of a request with an Idempotency-Key whose answer its operation stores. */
    keyedRequest?: KeyedRequest;
  };
};

/** `now` in ms. */
export type KeyedRequest = { scope: string; requestHash: string; now: number };

export type Router = OpenAPIHono<Env>;

type ContentObject = Record<string, { schema?: unknown } | object>;

type Route = Parameters<typeof createRoute>[0];

/** An empty router that refuses invalid input and unknown fields with ERR_INVALID_INPUT. Sub-routers do not inherit this hook. */
export function newRouter(): Router {
  const router = new OpenAPIHono<Env>({
    getPath: pathOf,
    defaultHook: (result) => {
      if (result.success) return refuseUnstorable(result.data, result.target);
      // What was sent; the type of a refused result does not name it.
      const { data } = result as { data?: unknown };
      const found = [
        ...(result.target === "query" ? repeatedParameters(data) : []),
        ...result.error.issues.flatMap((issue) => problemsOfIssue(issue, data)),
      ].slice(0, 100);
      throw new DomainError("ERR_INVALID_INPUT", { errors: withoutEmptyProblems(found) });
    },
  });
  const { openapi } = router;
  router.openapi = ((route: Route, ...rest: unknown[]) => {
    const { body, query } = route.request ?? {};
    const sent = jsonSchema(body);
    if (sent) refuseUnknownFields(sent, jsonSchema(route.responses[200] ?? route.responses[201]));
    if (query instanceof z.ZodType) refuseUnknownFields(query);
    return (openapi as (...all: unknown[]) => unknown)(route, ...rest);
  }) as typeof openapi;
  return router;
}

const uuids = /(?<=\/)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?=\/|$)/gi;

/** The path with its UUIDs in small letters, as they are stored; RFC 9562 reads both. */
function pathOf(request: Request): string {
  const path = getPath(request);
  return /[A-F]/.test(path) ? path.replace(uuids, (id) => id.toLowerCase()) : path;
}

function jsonSchema(part: { content?: ContentObject } | object | undefined): z.ZodType | undefined {
  const content = part && "content" in part ? part.content : undefined;
  const json = content?.["application/json"];
  return json && "schema" in json && json.schema instanceof z.ZodType ? json.schema : undefined;
}

/** SQLite ends a text at its first NUL, so it would store less than was sent; half a character is stored as another one. */
function refuseUnstorable(input: unknown, target: string): void {
  const errors = pathsOfUnstorable(input).map((path) => problem(path, "ERR_INVALID_CHARACTER"));
  if (errors.length === 0) return;
  // No resource has an id with a NUL.
  if (target === "param") throw new DomainError("ERR_NOT_FOUND");
  throw new DomainError("ERR_INVALID_INPUT", { errors });
}

/** The parameters of a query that are sent more than once, as lists. */
function repeatedParameters(query: unknown): FieldProblem[] {
  return Object.entries(query ?? {})
    .flatMap(([name, value]) => Array.isArray(value) ? [problem(name, "ERR_REPEATED")] : []);
}

function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** Without recursion: bodies may be deeper than the stack. */
function pathsOfUnstorable(input: unknown): string[] {
  const found: string[] = [];
  const parts: { value: unknown; path: string }[] = [{ value: input, path: "" }];
  for (const { value, path } of parts) {
    if (typeof value === "string" && !isStorable(value)) found.push(path);
    if (typeof value !== "object" || value === null) continue;
    for (const [key, part] of Object.entries(value)) {
      parts.push({ value: part, path: path ? `${path}.${key}` : key });
    }
  }
  return found;
}
