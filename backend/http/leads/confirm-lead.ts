import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { confirmLead } from "../../use-cases/leads/confirm-lead.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { LeadSecretBody, LeadStatusBody, presentLead } from "./lead-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/leads/confirm",
  operationId: "confirmLead",
  tags: ["leads"],
  summary: "Confirm the address of an application",
  description: "Confirming again changes nothing.",
  request: required(LeadSecretBody),
  responses: {
    200: { description: "The application", ...json(LeadStatusBody) },
    ...refusals(...bodyRefusals, "ERR_INVALID_TOKEN"),
  },
});

export function mountConfirmLead(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const lead = await confirmLead(ports, c.var, c.req.valid("json"));
    c.header("Cache-Control", "no-store");
    return c.json(presentLead(lead), 200);
  });
}
