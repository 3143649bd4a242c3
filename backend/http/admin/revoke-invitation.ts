import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { revokeInvitation } from "../../use-cases/admin/revoke-invitation.ts";
import { refusals } from "../errors.ts";
import { InvitationBody, presentInvitation } from "../invitations/invitation-body.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { byId } from "./admin-query.ts";

const route = createRoute({
  method: "post",
  path: "/api/admin/invitations/{id}/revoke",
  operationId: "revokeInvitation",
  tags: ["admin"],
  summary: "Revoke an invitation",
  description: "For admins. Revoking again changes nothing.",
  security: bearer,
  middleware: signedIn,
  request: byId,
  responses: {
    200: { description: "The invitation", ...json(InvitationBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_INVITATION_USED",
    ),
  },
});

export function mountRevokeInvitation(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const invitation = await revokeInvitation(ports, c.var, c.req.valid("param"));
    return c.json(presentInvitation(invitation, c.var.now), 200);
  });
}
