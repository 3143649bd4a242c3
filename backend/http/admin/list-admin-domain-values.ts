import { createRoute, z } from "@hono/zod-openapi";
import { isOpenDomain } from "../../domain/domain-value.ts";
import type { Ports } from "../../ports/ports.ts";
import { listAdminDomainValues } from "../../use-cases/admin/list-admin-domain-values.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { AdminDomainValueBody, presentValue } from "./domain-value-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/admin/domain-values",
  operationId: "listAdminDomainValues",
  tags: ["admin"],
  summary: "List the codes with all their labels and what uses them",
  description: "For admins. Retired values are in the list too.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: {
      description: "All values, by domain code and order",
      ...json(z.array(AdminDomainValueBody).max(1000)),
    },
    ...refusals("ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListAdminDomainValues(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const values = await listAdminDomainValues(ports, c.var);
    const body = values.map((value) => presentValue(value, !isOpenDomain(value.domainCode)));
    return c.json(body, 200);
  });
}
