import { createRoute, z } from "@hono/zod-openapi";
import { emailMaxLength, userNameMaxLength } from "../../domain/account.ts";
import type { Ports } from "../../ports/ports.ts";
import { getInvitation } from "../../use-cases/invitations/get-invitation.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { instantText } from "../version.ts";

const OpenInvitationBody = z
  .object({
    email: z.string().max(emailMaxLength).openapi({
      description: "The invited address: the mail with the hash went there",
    }),
    name: z.string().max(userNameMaxLength).openapi({
      description: "The name in the application; empty without one",
    }),
    hasAccount: z.boolean().openapi({
      description:
        "Whether the address has an account, which accepts with `createUser` after logging in",
    }),
    expiresAt: z.iso.datetime(),
  })
  .openapi("OpenInvitation", {
    example: {
      email: "kadri@example.ee",
      name: "Kadri Kask",
      hasAccount: false,
      expiresAt: "2026-12-04T07:00:00Z",
    },
  });

const route = createRoute({
  method: "get",
  path: "/api/invitations/{hash}",
  operationId: "getInvitation",
  tags: ["invitations"],
  summary: "Get an open invitation",
  description:
    "A closed invitation is refused with what closed it, a replaced one is `ERR_NOT_FOUND`.",
  request: {
    params: z.object({
      hash: z.string().min(1).max(100).openapi({
        description: "The hash from the link in the mail",
        example: "0fZ3vTn4oCw4e0XW3yqf6v6XnC5l2bJ6q0k1mD8hG2s",
      }),
    }),
  },
  responses: {
    200: { description: "The open invitation", ...json(OpenInvitationBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_NOT_FOUND",
      "ERR_INVITATION_USED",
      "ERR_INVITATION_REVOKED",
      "ERR_INVITATION_EXPIRED",
    ),
  },
});

export function mountGetInvitation(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const invitation = await getInvitation(ports, c.var, c.req.valid("param"));
    const { email, name, hasAccount, expiresAt } = invitation;
    return c.json({ email, name, hasAccount, expiresAt: instantText(expiresAt) }, 200);
  });
}
