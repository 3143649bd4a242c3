import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listConsents } from "../../use-cases/user/list-consents.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { consentsResponse, presentConsents } from "./consents-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/user/me/consents",
  operationId: "listConsents",
  tags: ["user"],
  summary: "List the caller's consents",
  security: bearer,
  middleware: signedIn,
  responses: { ...consentsResponse, ...refusals("ERR_UNAUTHORIZED") },
});

export function mountListConsents(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    return c.json(presentConsents(await listConsents(ports, c.var), c.var.language), 200);
  });
}
