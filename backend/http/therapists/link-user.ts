import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { linkUser } from "../../use-cases/therapists/link-user.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentToOthers, UserBody } from "../user/user-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/therapists/link-user/{userId}",
  operationId: "linkUser",
  tags: ["therapists"],
  summary: "Make a user the owner of a practitioner page",
  description: "For admins. The page is the one with the user's email address.",
  security: bearer,
  middleware: signedIn,
  request: { params: z.object({ userId: z.uuid() }) },
  responses: {
    200: { description: "The user with the id of the page", ...json(UserBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_EMAIL_NOT_VERIFIED",
      "ERR_NOT_FOUND",
      "ERR_DUPLICATE_ENTITY",
    ),
  },
});

export function mountLinkUser(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    return c.json(presentToOthers(await linkUser(ports, c.var, c.req.valid("param"))), 200);
  });
}
