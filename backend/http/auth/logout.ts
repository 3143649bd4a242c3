import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { logout } from "../../use-cases/auth/logout.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { refreshCookie, RequestedWith, sameOriginOnly } from "./refresh-cookie.ts";

const route = createRoute({
  method: "post",
  path: "/api/auth/logout",
  operationId: "logout",
  tags: ["auth"],
  summary: "Sign out on this device",
  description:
    "The refresh cookie authorizes this operation and is removed. Only pages of this origin can call it.",
  request: { headers: RequestedWith },
  responses: { ...done, ...refusals("ERR_CROSS_SITE") },
});

export function mountLogout(router: Router, ports: Ports, { publicUrl }: { publicUrl: string }) {
  const cookie = refreshCookie(publicUrl);
  router.post(route.getRoutingPath(), sameOriginOnly(publicUrl));
  router.openapi(route, async (c) => {
    const refreshToken = cookie.read(c);
    if (refreshToken) await logout(ports, c.var, { refreshToken });
    cookie.clear(c);
    c.header("Clear-Site-Data", '"cache", "storage"');
    return c.body(null, 204);
  });
}
