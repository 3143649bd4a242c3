import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { removePicture } from "../../use-cases/user/remove-picture.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const route = createRoute({
  method: "delete",
  path: "/api/user/me/picture",
  operationId: "removePicture",
  tags: ["user"],
  summary: "Remove the caller's picture",
  security: bearer,
  middleware: signedIn,
  responses: { ...done, ...refusals("ERR_UNAUTHORIZED") },
});

export function mountRemovePicture(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await removePicture(ports, c.var);
    return c.body(null, 204);
  });
}
