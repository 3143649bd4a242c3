import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { linkSignIn } from "../../use-cases/auth/link-sign-in.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { deviceOf } from "../signed-in.ts";
import { Password, sendSignedIn, signedInResponse } from "./auth-body.ts";
import { knownOriginsOnly, type Origins, refreshCookie } from "./refresh-cookie.ts";

const LinkBody = z
  .object({
    ticket: z.string().min(1).max(8192).openapi({
      description:
        "The `ticket` from the query of the login page, or an ID token of Firebase whose bearer was refused because its " +
        "address belongs to an account",
      example: "0fZ3vTn4oCw4e0XW3yqf6v6XnC5l2bJ6q0k1mD8hG2s",
    }),
    password: Password,
  })
  .openapi("Link");

const route = createRoute({
  method: "post",
  path: "/api/auth/link",
  operationId: "linkSignIn",
  tags: ["auth"],
  summary: "Link a provider's sign-in to an existing account",
  description:
    "For a sign-in with a provider whose email address belongs to an account already. The account's password proves " +
    "that both belong to the same user. Signs the user in.",
  request: required(LinkBody),
  responses: {
    ...signedInResponse,
    ...refusals(
      "ERR_CROSS_SITE",
      ...bodyRefusals,
      "ERR_INVALID_TOKEN",
      "ERR_BAD_CREDENTIALS",
      "ERR_ACCOUNT_DISABLED",
      "ERR_SECOND_FACTOR_NEEDED",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_PROVIDER_UNAVAILABLE",
      "ERR_UNAVAILABLE",
    ),
  },
});

export function mountLinkSignIn(
  router: Router,
  ports: Ports,
  settings: Origins,
) {
  const cookie = refreshCookie(settings.publicUrl);
  router.post(route.getRoutingPath(), knownOriginsOnly(settings));
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("json"), device: deviceOf(c) };
    return c.json(sendSignedIn(c, cookie, await linkSignIn(ports, c.var, input)), 200);
  });
}
