import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { registerUser } from "../../use-cases/auth/register-user.ts";
import { refusals } from "../errors.ts";
import { accepted, bodyRefusals, optional, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { AccountName, Email, LanguageCode } from "../user/user-body.ts";
import { NewPassword, ReturnUrl } from "./auth-body.ts";
import { knownOriginsOnly, type Origins } from "./refresh-cookie.ts";

const RegistrationBody = z
  .object({
    email: Email,
    password: NewPassword,
    name: AccountName,
    language: optional(LanguageCode),
    hash: optional(
      z.string().min(1).max(100).openapi({
        description:
          "The hash of an invitation; the user becomes the owner of its practitioner page",
      }),
    ),
    returnUrl: optional(ReturnUrl),
  })
  .openapi("Registration", {
    example: {
      email: "mari.tamm@example.ee",
      password: "mõnus kevad õues",
      name: "Mari Tamm",
      language: "et",
    },
  });

const route = createRoute({
  method: "post",
  path: "/api/auth/register",
  operationId: "registerUser",
  tags: ["auth"],
  summary: "Create an account",
  description:
    "Sends a mail with a link to confirm the email address (`verifyEmail`). The response is the same for an address " +
    "that already has an account. With an invitation, which only its address can accept, an account of that address " +
    "is `ERR_ACCOUNT_EXISTS`: log in and accept with `createUser`.",
  request: required(RegistrationBody),
  responses: {
    ...accepted,
    ...refusals(
      "ERR_CROSS_SITE",
      ...bodyRefusals,
      "ERR_WEAK_PASSWORD",
      "ERR_INVALID_TOKEN",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_UNAVAILABLE",
      "ERR_ACCOUNT_EXISTS",
      "ERR_INVITATION_ADDRESS",
      "ERR_INVITATION_USED",
      "ERR_INVITATION_REVOKED",
      "ERR_INVITATION_EXPIRED",
    ),
  },
});

export function mountRegisterUser(router: Router, ports: Ports, settings: Origins) {
  router.post(route.getRoutingPath(), knownOriginsOnly(settings));
  router.openapi(route, async (c) => {
    await registerUser(ports, c.var, c.req.valid("json"));
    return c.json({}, 202);
  });
}
