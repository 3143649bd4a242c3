import type { Context } from "hono";
import { DomainError } from "../domain/errors.ts";
import { problem } from "./errors.ts";
import type { Env } from "./router.ts";

type Route = { method: string; path: string };

/** A path we know asked with a verb it does not take is a 405 that names the verbs; any other is a 404. */
export function answerUnknown(routes: () => Route[]) {
  let known: { method: string; pattern: RegExp }[] | undefined;
  return (c: Context<Env>): Response => {
    known ??= routes()
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => ({ method, pattern: patternOf(path) }));
    const path = c.req.path.replace(/(.)\/$/, "$1");
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (methods.length === 0 || methods.includes(c.req.method)) {
      return problem(c, new DomainError("ERR_NOT_FOUND"));
    }
    c.header("Allow", [...new Set(methods)].sort().join(", "));
    return problem(c, new DomainError("ERR_METHOD_NOT_ALLOWED"));
  };
}

/** Parameters as hono reads them: `:name`, or `:name{expression}`. */
function patternOf(path: string): RegExp {
  const source = path
    .split("/")
    .map((segment) => {
      if (!segment.startsWith(":")) return RegExp.escape(segment);
      return /\{(.+)\}$/.exec(segment)?.[1] ?? "[^/]+";
    })
    .join("/");
  return new RegExp(`^${source}$`);
}
