import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { startImpersonation } from "../../use-cases/admin/start-impersonation.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { present as presentUser, UserBody } from "../user/user-body.ts";
import { instantText } from "../version.ts";
import { AccessReason } from "./access-grant-body.ts";
import { byId } from "./admin-query.ts";

const NewImpersonationBody = z.object({ reason: AccessReason }).openapi("NewImpersonation");

const ImpersonationBody = z
  .object({
    id: z.uuid().openapi({
      description: "Sent as `X-View-As`, with the admin's own token, to read as this person",
    }),
    user: UserBody,
    expiresAt: z.iso.datetime(),
  })
  .openapi("Impersonation");

const route = createRoute({
  method: "post",
  path: "/api/admin/users/{id}/impersonation",
  operationId: "startImpersonation",
  tags: ["admin"],
  summary: "See the product as a person sees it",
  description:
    "For admins: for 15 minutes, for reading only. Requests with the header `X-View-As` are answered as for the person; " +
    "all others than GET and HEAD, archives, codes, secret addresses and private notes are refused or left out. It is in " +
    "the audit log, and the person sees it with the reason. Never as another admin; an earlier one of the caller ends.",
  security: bearer,
  middleware: signedIn,
  request: { ...byId, ...required(NewImpersonationBody) },
  responses: {
    201: { description: "It has begun", ...json(ImpersonationBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_STEP_UP_REQUIRED",
      "ERR_NOT_FOUND",
    ),
  },
});

export function mountStartImpersonation(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    const { impersonation, user } = await startImpersonation(ports, c.var, input);
    const { id, expiresAt } = impersonation;
    const asClient = { ...user, therapistId: null, approval: null };
    const body = { id, user: presentUser(asClient), expiresAt: instantText(expiresAt) };
    return c.json(body, 201);
  });
}
