import { createRoute } from "@hono/zod-openapi";
import { isOpenDomain } from "../../domain/domain-value.ts";
import type { Ports } from "../../ports/ports.ts";
import { restoreDomainValue } from "../../use-cases/admin/restore-domain-value.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import {
  AdminDomainValueBody,
  presentValue,
  SeenVersion,
  seenVersion,
  valueParams,
} from "./domain-value-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/admin/domain-values/{domainCode}/{code}/restore",
  operationId: "restoreDomainValue",
  tags: ["admin"],
  summary: "Offer a retired value again",
  description: "For admins. `ERR_ILLEGAL_TRANSITION` for a value that is offered.",
  security: bearer,
  middleware: signedIn,
  request: { params: valueParams, headers: SeenVersion },
  responses: {
    200: { description: "The value now", ...json(AdminDomainValueBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_STALE",
    ),
  },
});

export function mountRestoreDomainValue(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const name = c.req.valid("param");
    const seen = seenVersion(c.req.valid("header"));
    const value = await restoreDomainValue(ports, c.var, { name, seen });
    return c.json(presentValue(value, !isOpenDomain(value.domainCode)), 200);
  });
}
