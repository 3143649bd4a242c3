import { createRoute, z } from "@hono/zod-openapi";
import { emailMaxLength } from "../../domain/account.ts";
import type { Ports } from "../../ports/ports.ts";
import { getUserByEmail } from "../../use-cases/user/get-user-by-email.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedInWithoutFactor } from "../signed-in.ts";
import { sendUser, userResponse } from "./user-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/user/by-email/{email}",
  operationId: "getUserByEmail",
  tags: ["user"],
  summary: "Get a user by email address",
  description: "The caller's own record; admins can get every record.",
  security: bearer,
  middleware: signedInWithoutFactor,
  request: {
    params: z.object({
      email: z.string().max(emailMaxLength).openapi({ example: "mari.tamm@example.ee" }),
    }),
  },
  responses: {
    200: { description: "The user", ...userResponse },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND"),
  },
});

export function mountGetUserByEmail(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    return c.json(sendUser(c, await getUserByEmail(ports, c.var, c.req.valid("param"))), 200);
  });
}
