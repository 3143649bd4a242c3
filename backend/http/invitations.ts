import { createRoute, z } from "@hono/zod-openapi";
import { maskedEmail } from "../domain/account.ts";
import type { Invitation } from "../domain/invitation.ts";
import type { Ports } from "../ports/ports.ts";
import { createInvitation } from "../use-cases/invitations/create-invitation.ts";
import { getInvitation } from "../use-cases/invitations/get-invitation.ts";
import { Email, LanguageCode } from "./user/user-body.ts";
import { refusals } from "./errors.ts";
import { newRouter } from "./router.ts";
import { signedIn } from "./signed-in.ts";
import { instantText } from "./version.ts";
import { bodyRefusals, json, optional, required } from "./json-bodies.ts";

const tags = ["invitations"];

const NewInvitationBody = z
  .object({
    email: Email,
    language: optional(LanguageCode.openapi({
      description: "Of the mail; absent: the lead's, or that of the request",
    })),
    therapistId: optional(
      z.uuid().openapi({
        description: "The page it is for; absent: the one with this address, or a new one",
      }),
    ),
    leadId: optional(z.uuid()),
  })
  .openapi("NewInvitation", { example: { email: "kadri.kask@example.ee", language: "et" } });

const InvitationBody = z
  .object({
    id: z.uuid(),
    email: z.string().max(254),
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

const OpenInvitationBody = z
  .object({
    email: z.string().max(254).openapi({ description: "Whose it is, for them to recognise" }),
    expiresAt: z.iso.datetime(),
  })
  .openapi("OpenInvitation", {
    example: { email: "k•••@example.ee", expiresAt: "2026-12-04T07:00:00Z" },
  });

const createInvitationRoute = createRoute({
  tags,
  security: [{ bearer: [] }],
  middleware: [signedIn] as const,
  method: "post",
  path: "/",
  operationId: "createInvitation",
  summary: "Ask a practitioner in by mail; for admins",
  request: required(NewInvitationBody),
  responses: {
    201: {
      description: "Sent; its secret is in the mail and nowhere else",
      ...json(InvitationBody),
    },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_DUPLICATE_ENTITY",
    ),
  },
});

const getInvitationRoute = createRoute({
  tags,
  method: "get",
  path: "/{hash}",
  operationId: "getInvitation",
  summary: "Whether an invitation is still open",
  request: {
    params: z.object({
      hash: z.string().min(1).max(100).openapi({
        example: "0fZ3vTn4oCw4e0XW3yqf6v6XnC5l2bJ6q0k1mD8hG2s",
      }),
    }),
  },
  responses: {
    200: { description: "It is", ...json(OpenInvitationBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND"),
  },
});

export function invitations(ports: Pick<Ports, "auth" | "persistence">) {
  return newRouter()
    .openapi(createInvitationRoute, async (c) => {
      return c.json(present(await createInvitation(ports, c.var, c.req.valid("json"))), 201);
    })
    .openapi(getInvitationRoute, async (c) => {
      const { email, expiresAt } = await getInvitation(ports, c.var, c.req.valid("param"));
      return c.json({ email: maskedEmail(email), expiresAt: instantText(expiresAt) }, 200);
    });
}

function present(invitation: Invitation): z.infer<typeof InvitationBody> {
  const { id, email, language, therapistId, leadId, expiresAt } = invitation;
  return { id, email, language, therapistId, leadId, expiresAt: instantText(expiresAt) };
}
