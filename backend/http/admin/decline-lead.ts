import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { declineLead } from "../../use-cases/admin/decline-lead.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import { ListedLeadBody, presentListedLead } from "../leads/lead-body.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { byId } from "./admin-query.ts";
import { ReasonBody } from "./reason-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/admin/leads/{id}/decline",
  operationId: "declineLead",
  tags: ["admin"],
  summary: "Decline a person who wants to join",
  description: "For admins. Mails the reason. Repeating it changes nothing.",
  security: bearer,
  middleware: signedIn,
  request: { ...byId, ...required(ReasonBody) },
  responses: {
    200: { description: "The lead", ...json(ListedLeadBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_ALREADY_DECIDED",
      "ERR_NOT_CONFIRMED",
    ),
  },
});

export function mountDeclineLead(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const lead = await declineLead(ports, c.var, {
      ...c.req.valid("param"),
      ...c.req.valid("json"),
    });
    return c.json(presentListedLead(lead), 200);
  });
}
