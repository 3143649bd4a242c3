import { createRoute, z } from "@hono/zod-openapi";
import { accessKinds } from "../../domain/data-access.ts";
import type { Ports } from "../../ports/ports.ts";
import { createAccessGrant } from "../../use-cases/admin/create-access-grant.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { AccessGrantBody, AccessReason, presentGrant } from "./access-grant-body.ts";
import { byId } from "./admin-query.ts";

const NewAccessGrantBody = z
  .object({ kind: z.enum(accessKinds), reason: AccessReason })
  .openapi("NewAccessGrant");

const route = createRoute({
  method: "post",
  path: "/api/admin/users/{id}/access-grants",
  operationId: "createAccessGrant",
  tags: ["admin"],
  summary: "Open private data of a person with a reason",
  description:
    "For admins: for ten minutes the caller may read this kind of this person's data. The reason is in the audit log, the " +
    "person reads it, and gets a mail about the first time of a day. What only the person may see never opens.",
  security: bearer,
  middleware: signedIn,
  request: { ...byId, ...required(NewAccessGrantBody) },
  responses: {
    201: { description: "What is open, until when", ...json(AccessGrantBody) },
    ...refusals(...bodyRefusals, "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountCreateAccessGrant(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(presentGrant(await createAccessGrant(ports, c.var, input)), 201);
  });
}
