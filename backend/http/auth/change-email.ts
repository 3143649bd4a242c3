import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { changeEmail } from "../../use-cases/auth/change-email.ts";
import { refusals } from "../errors.ts";
import { accepted, bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { Email } from "../user/user-body.ts";
import { Password } from "./auth-body.ts";

const EmailChangeBody = z
  .object({
    newEmail: Email.openapi({ example: "mari.kask@example.ee" }),
    password: Password,
  })
  .openapi("EmailChange");

const route = createRoute({
  method: "post",
  path: "/api/auth/change-email",
  operationId: "changeEmail",
  tags: ["auth"],
  summary: "Request a change of the caller's email address",
  description:
    "Sends a mail with a token to the old and to the new address. The address changes when both tokens are confirmed " +
    "(`confirmEmailChange`).",
  security: bearer,
  middleware: signedIn,
  request: required(EmailChangeBody),
  responses: {
    ...accepted,
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_STEP_UP_REQUIRED",
      "ERR_WRONG_PASSWORD",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_UNAVAILABLE",
    ),
  },
});

export function mountChangeEmail(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await changeEmail(ports, c.var, c.req.valid("json"));
    return c.json({}, 202);
  });
}
