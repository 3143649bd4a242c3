import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { contactLead } from "../../use-cases/admin/contact-lead.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import { ListedLeadBody, presentListedLead } from "../leads/lead-body.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { byId } from "./admin-query.ts";

const route = createRoute({
  method: "post",
  path: "/api/admin/leads/{id}/contact",
  operationId: "contactLead",
  tags: ["admin"],
  summary: "Note that a person was contacted",
  description: "For admins. Only from the state `confirmed`.",
  security: bearer,
  middleware: signedIn,
  request: byId,
  responses: {
    200: { description: "The lead", ...json(ListedLeadBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_ALREADY_DECIDED",
      "ERR_NOT_CONFIRMED",
    ),
  },
});

export function mountContactLead(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const lead = await contactLead(ports, c.var, c.req.valid("param"));
    return c.json(presentListedLead(lead), 200);
  });
}
