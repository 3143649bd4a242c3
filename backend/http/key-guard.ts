import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import { requireScope } from "../domain/api-key.ts";
import type { Ports } from "../ports/ports.ts";
import { countKeyRequest } from "../use-cases/api-keys/count-key-request.ts";
import { quotaHeaders } from "./quota-headers.ts";
import type { Env, Router } from "./router.ts";

/**
 * Lets a caller with an API key in where its scopes name the operation, and counts the request. Until then the key opens
 * nothing.
 */
export function keyGuard(
  router: Pick<Router, "openAPIRegistry">,
  ports: Pick<Ports, "persistence">,
) {
  let operations: Map<string, string> | undefined;

  return createMiddleware<Env>(async (c, next) => {
    const key = c.get("apiKey");
    if (!key) return await next();
    operations ??= operationsOf(router);
    // Middleware has no method; of several paths the first one answers.
    const route = matchedRoutes(c).find(({ method }) => method !== "ALL");
    const operationId = route && operations.get(`${route.method} ${route.path}`);
    if (operationId === undefined) return await next();
    requireScope(key, operationId);
    const now = c.get("now");
    const quota = await countKeyRequest(ports, { now }, {
      apiKeyId: key.id,
      requestsPerMinute: key.requestsPerMinute,
    });
    c.set(key.lacksSecondFactor ? "accountWithoutFactor" : "account", key.account);
    await next();
    // A refusal of a limit of its own names that one.
    if (!quota || c.res.headers.has("RateLimit")) return;
    for (const [name, value] of quotaHeaders(quota, now)) c.res.headers.set(name, value);
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
