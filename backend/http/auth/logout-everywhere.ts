import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { logoutEverywhere } from "../../use-cases/auth/logout-everywhere.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedInWithoutFactor } from "../signed-in.ts";
import { knownOriginsOnly, type Origins, refreshCookie } from "./refresh-cookie.ts";

const route = createRoute({
  method: "post",
  path: "/api/auth/logout-everywhere",
  operationId: "logoutEverywhere",
  tags: ["auth"],
  summary: "Sign out on every device",
  description: "Includes the caller's device.",
  security: bearer,
  middleware: signedInWithoutFactor,
  responses: { ...done, ...refusals("ERR_CROSS_SITE", "ERR_UNAUTHORIZED") },
});

export function mountLogoutEverywhere(
  router: Router,
  ports: Ports,
  settings: Origins,
) {
  const cookie = refreshCookie(settings.publicUrl);
  router.post(route.getRoutingPath(), knownOriginsOnly(settings));
  router.openapi(route, async (c) => {
    await logoutEverywhere(ports, c.var);
    cookie.clear(c);
    c.header("Clear-Site-Data", '"cache", "storage"');
    return c.body(null, 204);
  });
}
