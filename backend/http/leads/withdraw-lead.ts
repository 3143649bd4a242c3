import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { withdrawLead } from "../../use-cases/leads/withdraw-lead.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, done, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { LeadSecretBody } from "./lead-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/leads/withdraw",
  operationId: "withdrawLead",
  tags: ["leads"],
  summary: "Delete an application",
  description: "Also ends the invitation that answers it. A page that was already received stays.",
  request: required(LeadSecretBody),
  responses: {
    ...done,
    ...refusals(...bodyRefusals, "ERR_INVALID_TOKEN"),
  },
});

export function mountWithdrawLead(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await withdrawLead(ports, c.var, c.req.valid("json"));
    return c.body(null, 204);
  });
}
