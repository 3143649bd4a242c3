import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { revokeSecretLink } from "../../use-cases/secret-links/revoke-secret-link.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentLink, SecretLinkBody } from "./secret-link-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/secret-links/{id}/revoke",
  operationId: "revokeSecretLink",
  tags: ["secret-links"],
  summary: "Withdraw a secret booking link",
  description:
    "For the practitioner whose link it is. It books no more; sessions booked by it stay. A repetition changes nothing.",
  security: bearer,
  middleware: signedIn,
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: { description: "The withdrawn link", ...json(SecretLinkBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountRevokeSecretLink(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const link = await revokeSecretLink(ports, c.var, c.req.valid("param"));
    return c.json(presentLink(link, { now: c.var.now, publicUrl }), 200);
  });
}
