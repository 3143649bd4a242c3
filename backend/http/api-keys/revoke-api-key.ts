import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { revokeApiKey } from "../../use-cases/api-keys/revoke-api-key.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { ApiKeyBody, presentKey } from "./api-key-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/api-keys/{id}/revoke",
  operationId: "revokeApiKey",
  tags: ["api-keys"],
  summary: "Revoke an API key",
  description:
    "For the practitioner whose key it is. The next request with it is refused. A repetition changes nothing.",
  security: bearer,
  middleware: signedIn,
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: { description: "The revoked key", ...json(ApiKeyBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_STEP_UP_REQUIRED",
      "ERR_NOT_FOUND",
    ),
  },
});

export function mountRevokeApiKey(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const key = await revokeApiKey(ports, c.var, c.req.valid("param"));
    return c.json(presentKey(key, c.var.now), 200);
  });
}
