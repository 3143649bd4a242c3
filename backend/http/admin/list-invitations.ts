import { createRoute, z } from "@hono/zod-openapi";
import { invitationStates } from "../../domain/invitation.ts";
import type { Ports } from "../../ports/ports.ts";
import { listInvitations } from "../../use-cases/admin/list-invitations.ts";
import { refusals } from "../errors.ts";
import { InvitationBody, presentInvitation } from "../invitations/invitation-body.ts";
import { json, optional } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { listOrder, NextCursor, pageQuery, searchText } from "./admin-query.ts";
import { Total } from "./sorted-query.ts";

const InvitationPageBody = z
  .object({ invitations: z.array(InvitationBody).max(100), nextCursor: NextCursor, total: Total })
  .openapi("InvitationPage");

const route = createRoute({
  method: "get",
  path: "/api/admin/invitations",
  operationId: "listInvitations",
  tags: ["admin"],
  summary: "List invitations",
  description: "For admins.",
  security: bearer,
  middleware: signedIn,
  request: {
    query: z.object({
      ...pageQuery,
      text: searchText,
      order: listOrder("newest"),
      state: optional(z.enum(invitationStates)),
    }),
  },
  responses: {
    200: { description: "A page of invitations", ...json(InvitationPageBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListInvitations(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { items, ...page } = await listInvitations(ports, c.var, c.req.valid("query"));
    const invitations = items.map((one) => presentInvitation(one, c.var.now));
    return c.json({ invitations, ...page }, 200);
  });
}
