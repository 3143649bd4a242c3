import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listUserTests } from "../../use-cases/admin/list-user-tests.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentResult, ResultBody } from "../suitability/result-body.ts";
import { byId } from "./admin-query.ts";

const UserTestsBody = z
  .object({
    isShared: z.boolean().openapi({
      description: "Whether the person agreed that results are shared; without it there are none",
    }),
    results: z.array(ResultBody).max(20),
  })
  .openapi("UserTests");

const route = createRoute({
  method: "get",
  path: "/api/admin/users/{id}/tests",
  operationId: "listUserTests",
  tags: ["admin"],
  summary: "List the shared test results of a person",
  description: "For admins who opened `tests` of this person with `createAccessGrant`.",
  security: bearer,
  middleware: signedIn,
  request: byId,
  responses: {
    200: { description: "The newest first", ...json(UserTestsBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_REASON_REQUIRED",
      "ERR_NOT_FOUND",
      "ERR_UNAVAILABLE",
    ),
  },
});

export function mountListUserTests(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { isShared, results } = await listUserTests(ports, c.var, c.req.valid("param"));
    const { language } = c.var;
    c.header("Cache-Control", "no-store");
    return c.json({ isShared, results: results.map((one) => presentResult(one, language)) }, 200);
  });
}
