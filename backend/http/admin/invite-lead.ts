import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { inviteLead } from "../../use-cases/admin/invite-lead.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import { ListedLeadBody, presentListedLead } from "../leads/lead-body.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { byId } from "./admin-query.ts";

const route = createRoute({
  method: "post",
  path: "/api/admin/leads/{id}/invite",
  operationId: "inviteLead",
  tags: ["admin"],
  summary: "Invite a person who wants to join",
  description:
    "For admins. Mails an invitation in the language of the lead. Repeating it changes nothing.",
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
      "ERR_DUPLICATE_ENTITY",
    ),
  },
});

export function mountInviteLead(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const lead = await inviteLead(ports, c.var, c.req.valid("param"));
    return c.json(presentListedLead(lead), 200);
  });
}
