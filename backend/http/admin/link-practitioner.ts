import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { linkPractitioner } from "../../use-cases/admin/link-practitioner.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, done, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { AccountIfMatch, accountVersionOf } from "./account-body.ts";
import { byId } from "./admin-query.ts";

const LinkBody = z.object({ therapistId: z.uuid() }).openapi("LinkPractitioner", {
  example: { therapistId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10" },
});

const route = createRoute({
  method: "put",
  path: "/api/admin/users/{id}/practitioner",
  operationId: "linkPractitioner",
  tags: ["admin"],
  summary: "Make an account the owner of a profile",
  description: "For admins. The profile must have no account, and the account no profile.",
  security: bearer,
  middleware: signedIn,
  request: { ...byId, headers: AccountIfMatch, ...required(LinkBody) },
  responses: {
    ...done,
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_EMAIL_NOT_VERIFIED",
      "ERR_NOT_FOUND",
      "ERR_STALE",
      "ERR_DUPLICATE_ENTITY",
    ),
  },
});

export function mountLinkPractitioner(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const version = accountVersionOf(c.req.valid("header")["if-match"]);
    const input = { ...c.req.valid("param"), ...c.req.valid("json"), version };
    await linkPractitioner(ports, c.var, input);
    return c.body(null, 204);
  });
}
