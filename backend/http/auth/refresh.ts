import { createRoute } from "@hono/zod-openapi";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { refresh } from "../../use-cases/auth/refresh.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { sendSignedIn, signedInResponse } from "./auth-body.ts";
import { refreshCookie, RequestedWith, sameOriginOnly } from "./refresh-cookie.ts";

const route = createRoute({
  method: "post",
  path: "/api/auth/refresh",
  operationId: "refresh",
  tags: ["auth"],
  summary: "Get a new access token",
  description:
    "The refresh cookie authorizes this operation and is replaced. Only pages of this origin can call it.",
  request: { headers: RequestedWith },
  responses: { ...signedInResponse, ...refusals("ERR_UNAUTHORIZED", "ERR_CROSS_SITE") },
});

export function mountRefresh(router: Router, ports: Ports, { publicUrl }: { publicUrl: string }) {
  const cookie = refreshCookie(publicUrl);
  router.post(route.getRoutingPath(), sameOriginOnly(publicUrl));
  router.openapi(route, async (c) => {
    const refreshToken = cookie.read(c);
    if (!refreshToken) throw new DomainError("ERR_UNAUTHORIZED");
    return c.json(sendSignedIn(c, cookie, await refresh(ports, c.var, { refreshToken })), 200);
  });
}
