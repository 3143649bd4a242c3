import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { createInvitation } from "../../use-cases/invitations/create-invitation.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, optional, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { Email, LanguageCode } from "../user/user-body.ts";
import { InvitationBody, presentInvitation } from "./invitation-body.ts";

const NewInvitationBody = z
  .object({
    email: Email,
    language: optional(LanguageCode.openapi({
      description: "The language of the mail; by default the lead's, else the request's",
    })),
    therapistId: optional(
      z.uuid().openapi({
        description:
          "The practitioner page the invitation is for; by default the one with this address, else a new page",
      }),
    ),
    leadId: optional(
      z.uuid().openapi({
        description: "The lead that the invitation answers; by default the one with this address",
      }),
    ),
  })
  .openapi("NewInvitation", { example: { email: "kadri.kask@example.ee", language: "et" } });

const route = createRoute({
  method: "post",
  path: "/api/invitations",
  operationId: "createInvitation",
  tags: ["invitations"],
  summary: "Invite a practitioner by mail",
  description:
    "For admins. Ends the open invitation of the same address. The hash of the invitation is only in the mail.",
  security: bearer,
  middleware: signedIn,
  request: required(NewInvitationBody),
  responses: {
    201: { description: "The invitation", ...json(InvitationBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_DUPLICATE_ENTITY",
    ),
  },
});

export function mountCreateInvitation(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const invitation = await createInvitation(ports, c.var, c.req.valid("json"));
    return c.json(presentInvitation(invitation, c.var.now), 201);
  });
}
