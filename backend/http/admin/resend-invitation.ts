import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { resendInvitation } from "../../use-cases/admin/resend-invitation.ts";
import { refusals } from "../errors.ts";
import { InvitationBody, presentInvitation } from "../invitations/invitation-body.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { byId } from "./admin-query.ts";

const route = createRoute({
  method: "post",
  path: "/api/admin/invitations/{id}/resend",
  operationId: "resendInvitation",
  tags: ["admin"],
  summary: "Mail an invitation again",
  description:
    "For admins. The mail has a new secret, and the earlier one ends. Open for 14 days again, also after it has expired " +
    "or was revoked; another open invitation to the address is revoked.",
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

export function mountResendInvitation(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const invitation = await resendInvitation(ports, c.var, c.req.valid("param"));
    return c.json(presentInvitation(invitation, c.var.now), 200);
  });
}
