import { createRoute, z } from "@hono/zod-openapi";
import { emailMaxLength } from "../../domain/account.ts";
import type { Invitation } from "../../domain/invitation.ts";
import type { Ports } from "../../ports/ports.ts";
import { createInvitation } from "../../use-cases/invitations/create-invitation.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, optional, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { Email, LanguageCode } from "../user/user-body.ts";
import { instantText } from "../version.ts";

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
    leadId: optional(z.uuid().openapi({ description: "The lead that the invitation answers" })),
  })
  .openapi("NewInvitation", { example: { email: "kadri.kask@example.ee", language: "et" } });

const InvitationBody = z
  .object({
    id: z.uuid(),
    email: z.string().max(emailMaxLength),
    language: LanguageCode,
    therapistId: z.uuid().nullable(),
    leadId: z.uuid().nullable(),
    expiresAt: z.iso.datetime(),
  })
  .openapi("Invitation", {
    example: {
      id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
      email: "kadri.kask@example.ee",
      language: "et",
      therapistId: null,
      leadId: null,
      expiresAt: "2026-12-04T07:00:00Z",
    },
  });

function present(invitation: Invitation): z.infer<typeof InvitationBody> {
  const { id, email, language, therapistId, leadId, expiresAt } = invitation;
  return { id, email, language, therapistId, leadId, expiresAt: instantText(expiresAt) };
}

const route = createRoute({
  method: "post",
  path: "/api/invitations",
  operationId: "createInvitation",
  tags: ["invitations"],
  summary: "Invite a practitioner by mail",
  description: "For admins. The hash of the invitation is only in the mail.",
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
    return c.json(present(await createInvitation(ports, c.var, c.req.valid("json"))), 201);
  });
}
