import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { cancelMail } from "../../use-cases/admin/cancel-mail.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { byId } from "./admin-query.ts";
import { presentMail, QueuedMailBody } from "./queued-mail-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/admin/mails/{id}/cancel",
  operationId: "cancelMail",
  tags: ["admin"],
  summary: "Never send a mail",
  description:
    "For admins. What the mail would have said is deleted. `ERR_ILLEGAL_TRANSITION` for a mail that is sent or cancelled, " +
    "`ERR_SECURITY_MAIL` for one that people sign in with or that says what happened to an account.",
  security: bearer,
  middleware: signedIn,
  request: byId,
  responses: {
    200: { description: "The mail now", ...json(QueuedMailBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_MAIL_BEING_SENT",
      "ERR_SECURITY_MAIL",
      "ERR_ILLEGAL_TRANSITION",
    ),
  },
});

export function mountCancelMail(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const mail = await cancelMail(ports, c.var, c.req.valid("param"));
    return c.json(presentMail(ports, mail, c.var), 200);
  });
}
