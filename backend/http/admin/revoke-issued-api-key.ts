import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { revokeIssuedApiKey } from "../../use-cases/admin/revoke-issued-api-key.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, done, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { byId } from "./admin-query.ts";
import { ReasonBody } from "./reason-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/admin/api-keys/{id}/revoke",
  operationId: "revokeIssuedApiKey",
  tags: ["admin"],
  summary: "Revoke the API key of a practitioner or a partner",
  description:
    "For admins. The next request with the key is refused. A repetition changes nothing.",
  security: bearer,
  middleware: signedIn,
  request: { ...byId, ...required(ReasonBody) },
  responses: {
    ...done,
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_STEP_UP_REQUIRED",
      "ERR_NOT_FOUND",
    ),
  },
});

export function mountRevokeIssuedApiKey(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    await revokeIssuedApiKey(ports, c.var, input);
    return c.body(null, 204);
  });
}
