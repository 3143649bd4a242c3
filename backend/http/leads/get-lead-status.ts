import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getLeadStatus } from "../../use-cases/leads/get-lead-status.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { LeadSecretBody, LeadStatusBody, presentLead } from "./lead-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/leads/status",
  operationId: "getLeadStatus",
  tags: ["leads"],
  summary: "Read an application by its link",
  description: "Changes nothing, so that mail scanners which open links change nothing.",
  request: required(LeadSecretBody),
  responses: {
    200: { description: "The application", ...json(LeadStatusBody) },
    ...refusals(...bodyRefusals, "ERR_INVALID_TOKEN"),
  },
});

export function mountGetLeadStatus(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const lead = await getLeadStatus(ports, c.req.valid("json"));
    c.header("Cache-Control", "no-store");
    return c.json(presentLead(lead), 200);
  });
}
