import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { removeSignInMethod } from "../../use-cases/user/remove-sign-in-method.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const route = createRoute({
  method: "delete",
  path: "/api/user/me/sign-in-methods/{id}",
  operationId: "removeSignInMethod",
  tags: ["user"],
  summary: "Unlink a provider from the caller's account",
  description: "The last way to sign in cannot be removed (`ERR_LAST_SIGN_IN_METHOD`).",
  security: bearer,
  middleware: signedIn,
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    ...done,
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_STEP_UP_REQUIRED",
      "ERR_NOT_FOUND",
      "ERR_LAST_SIGN_IN_METHOD",
    ),
  },
});

export function mountRemoveSignInMethod(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await removeSignInMethod(ports, c.var, c.req.valid("param"));
    return c.body(null, 204);
  });
}
