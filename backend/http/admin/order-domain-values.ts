import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { orderDomainValues } from "../../use-cases/admin/order-domain-values.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, done, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { DomainCodeBody, ValueCode } from "./domain-value-body.ts";

const route = createRoute({
  method: "put",
  path: "/api/admin/domain-values/{domainCode}",
  operationId: "orderDomainValues",
  tags: ["admin"],
  summary: "Put the values of a kind in another order",
  description: "For admins. `ERR_STALE` when `before` is not their order any more.",
  security: bearer,
  middleware: signedIn,
  request: {
    params: z.object({ domainCode: DomainCodeBody }),
    ...required(
      z.object({ before: z.array(ValueCode).max(500), after: z.array(ValueCode).max(500) })
        .openapi("ValueOrder", {
          example: { before: ["TALLINN", "TARTU"], after: ["TARTU", "TALLINN"] },
        }),
    ),
  },
  responses: {
    ...done,
    ...refusals(...bodyRefusals, "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_STALE"),
  },
});

export function mountOrderDomainValues(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { domainCode } = c.req.valid("param");
    await orderDomainValues(ports, c.var, { domainCode, ...c.req.valid("json") });
    return c.body(null, 204);
  });
}
