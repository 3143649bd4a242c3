import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { retireDomainValue } from "../../use-cases/admin/retire-domain-value.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
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
  path: "/api/admin/domain-values/{domainCode}/{code}/retire",
  operationId: "retireDomainValue",
  tags: ["admin"],
  summary: "Stop to offer a value",
  description:
    "For admins. It disappears from filters and forms; profiles and sessions that have it keep it with its label. " +
    "`ERR_VALUE_IN_RULES` when safety rules name it and `rulesSeen` is false.",
  security: bearer,
  middleware: signedIn,
  request: {
    params: valueParams,
    headers: SeenVersion,
    ...required(
      z.object({
        rulesSeen: z.boolean().openapi({
          description: "Whether the caller knows that safety rules name it",
        }),
      }).openapi("RetiredValue", { example: { rulesSeen: true } }),
    ),
  },
  responses: {
    200: { description: "The value now", ...json(AdminDomainValueBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_VALUE_FIXED",
      "ERR_ALREADY_RETIRED",
      "ERR_VALUE_IN_RULES",
      "ERR_STALE",
    ),
  },
});

export function mountRetireDomainValue(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const name = c.req.valid("param");
    const seen = seenVersion(c.req.valid("header"));
    const { rulesSeen } = c.req.valid("json");
    const value = await retireDomainValue(ports, c.var, { name, seen, rulesSeen });
    return c.json(presentValue(value, false), 200);
  });
}
