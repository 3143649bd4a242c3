import { createRoute, z } from "@hono/zod-openapi";
import { isOpenDomain } from "../../domain/domain-value.ts";
import type { Ports } from "../../ports/ports.ts";
import { updateDomainValue } from "../../use-cases/admin/update-domain-value.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import {
  AdminDomainValueBody,
  presentValue,
  SeenVersion,
  seenVersion,
  valueContent,
  valueParams,
} from "./domain-value-body.ts";

const route = createRoute({
  method: "put",
  path: "/api/admin/domain-values/{domainCode}/{code}",
  operationId: "updateDomainValue",
  tags: ["admin"],
  summary: "Change a value",
  description:
    "For admins. All users see the change at once. `ERR_STALE` when another administrator has changed the value since.",
  security: bearer,
  middleware: signedIn,
  request: {
    params: valueParams,
    headers: SeenVersion,
    ...required(
      z.object(valueContent).openapi("DomainValueContent", {
        example: {
          labels: { et: "Tartu", en: "Tartu", ru: "Тарту" },
          synonyms: { et: ["Tartumaa"], en: ["university town"], ru: [] },
          group: null,
          lat: 58.378,
          lon: 26.729,
        },
      }),
    ),
  },
  responses: {
    200: { description: "The value now", ...json(AdminDomainValueBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_STALE",
    ),
  },
});

export function mountUpdateDomainValue(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const name = c.req.valid("param");
    const seen = seenVersion(c.req.valid("header"));
    const { helps, ...content } = c.req.valid("json");
    const value = await updateDomainValue(ports, c.var, { name, seen, content, helps });
    return c.json(presentValue(value, !isOpenDomain(value.domainCode)), 200);
  });
}
