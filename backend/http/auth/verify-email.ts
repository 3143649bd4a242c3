import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { verifyEmail } from "../../use-cases/auth/verify-email.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { deviceOf } from "../signed-in.ts";
import { Remember, sendSignedIn, signedInResponse, Token } from "./auth-body.ts";
import { knownOriginsOnly, type Origins, refreshCookie } from "./refresh-cookie.ts";

const MailedTokenBody = z.object({
  token: Token,
  signIn: z.boolean().default(false).openapi({
    description: "Whether to sign in as well; only the first confirmation of an address does",
  }),
  remember: Remember,
}).openapi("MailedToken");

const route = createRoute({
  method: "post",
  path: "/api/auth/verify-email",
  operationId: "verifyEmail",
  tags: ["auth"],
  summary: "Confirm an email address",
  description: "The token from the mail works once.",
  request: required(MailedTokenBody),
  responses: {
    ...signedInResponse,
    204: { description: "Confirmed, without a sign-in" },
    ...refusals("ERR_CROSS_SITE", ...bodyRefusals, "ERR_INVALID_TOKEN"),
  },
});

export function mountVerifyEmail(
  router: Router,
  ports: Ports,
  settings: Origins,
) {
  const cookie = refreshCookie(settings.publicUrl);
  router.post(route.getRoutingPath(), knownOriginsOnly(settings));
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("json"), device: deviceOf(c) };
    const signedIn = await verifyEmail(ports, c.var, input);
    if (!signedIn) return c.body(null, 204);
    return c.json(sendSignedIn(c, cookie, signedIn), 200);
  });
}
