import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { updateLead } from "../../use-cases/leads/update-lead.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { LeadDetailsBody, LeadStatusBody, presentLead } from "./lead-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/leads/details",
  operationId: "updateLead",
  tags: ["leads"],
  summary: "Add to an application",
  description: "Replaces name, place, practices and message.",
  request: required(LeadDetailsBody),
  responses: {
    200: { description: "The application", ...json(LeadStatusBody) },
    ...refusals(...bodyRefusals, "ERR_INVALID_TOKEN"),
  },
});

export function mountUpdateLead(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const lead = await updateLead(ports, c.var, c.req.valid("json"));
    c.header("Cache-Control", "no-store");
    return c.json(presentLead(lead), 200);
  });
}
