import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import { requireScope } from "../domain/api-key.ts";
import type { Env, Router } from "./router.ts";

/** Lets a caller with an API key in where its scopes name the operation. Until then the key opens nothing. */
export function keyGuard(router: Pick<Router, "openAPIRegistry">) {
  let operations: Map<string, string> | undefined;

  return createMiddleware<Env>((c, next) => {
    const key = c.get("apiKey");
    if (!key) return next();
    operations ??= operationsOf(router);
    // Middleware has no method; of several paths the first one answers.
    const route = matchedRoutes(c).find(({ method }) => method !== "ALL");
    const operationId = route && operations.get(`${route.method} ${route.path}`);
    if (operationId === undefined) return next();
    requireScope(key, operationId);
    c.set(key.lacksSecondFactor ? "accountWithoutFactor" : "account", key.account);
    return next();
  });
}

/** The ids of the operations by method and path, as the router writes it. */
function operationsOf({ openAPIRegistry }: Pick<Router, "openAPIRegistry">): Map<string, string> {
  return new Map(openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== "route") return [];
    const { method, path, operationId = "" } = definition.route;
    return [[`${method.toUpperCase()} ${path.replaceAll(/\/{(.+?)}/g, "/:$1")}`, operationId]];
  }));
}
