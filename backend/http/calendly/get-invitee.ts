import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getInvitee } from "../../use-cases/scheduling/get-invitee.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { ResourceId } from "./calendly-body.ts";
import { InviteeResource, presentInvitee } from "./invitee-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/calendly/scheduled_events/{eventId}/invitees/{id}",
  operationId: "getInvitee",
  tags: ["calendly"],
  summary: "Get an invitee of one of the caller's events",
  security: bearer,
  middleware: signedIn,
  request: { params: z.object({ eventId: ResourceId, id: ResourceId }) },
  responses: {
    200: { description: "The invitee", ...json(InviteeResource) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_REASON_REQUIRED",
      "ERR_NOT_FOUND",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

export function mountGetInvitee(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { invitee, sessionId } = await getInvitee(ports, c.var, c.req.valid("param"));
    return c.json({ resource: presentInvitee(invitee, sessionId) }, 200);
  });
}
