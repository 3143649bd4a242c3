import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getEmailChange } from "../../use-cases/auth/get-email-change.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedInWithoutFactor } from "../signed-in.ts";
import { Email } from "../user/user-body.ts";
import { instantText } from "../version.ts";

const PendingEmailChangeBody = z
  .object({
    pending: z.object({
      newEmail: Email,
      oldConfirmed: z.boolean(),
      newConfirmed: z.boolean(),
      expiresAt: z.iso.datetime(),
    }).nullable(),
  })
  .openapi("PendingEmailChange", {
    example: {
      pending: {
        newEmail: "mari.kask@example.ee",
        oldConfirmed: true,
        newConfirmed: false,
        expiresAt: "2026-11-25T08:00:00Z",
      },
    },
  });

const route = createRoute({
  method: "get",
  path: "/api/auth/change-email",
  operationId: "getEmailChange",
  tags: ["auth"],
  summary: "Get the change of the caller's email address that is to be confirmed",
  security: bearer,
  middleware: signedInWithoutFactor,
  responses: {
    200: { description: "The change, or null", ...json(PendingEmailChangeBody) },
    ...refusals("ERR_UNAUTHORIZED"),
  },
});

export function mountGetEmailChange(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const change = await getEmailChange(ports, c.var);
    const pending = change && {
      newEmail: change.newEmail,
      oldConfirmed: change.oldConfirmedAt !== null,
      newConfirmed: change.newConfirmedAt !== null,
      expiresAt: instantText(change.expiresAt),
    };
    return c.json({ pending }, 200);
  });
}
