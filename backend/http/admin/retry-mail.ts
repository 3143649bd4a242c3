import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { retryMail } from "../../use-cases/admin/retry-mail.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { byId } from "./admin-query.ts";
import { presentMail, QueuedMailBody } from "./queued-mail-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/admin/mails/{id}/retry",
  operationId: "retryMail",
  tags: ["admin"],
  summary: "Send a failed mail at once",
  description: "For admins. `ERR_ILLEGAL_TRANSITION` for a mail that has not failed.",
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
      "ERR_MAIL_TOO_LATE",
      "ERR_ILLEGAL_TRANSITION",
    ),
  },
});

export function mountRetryMail(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const mail = await retryMail(ports, c.var, c.req.valid("param"));
    return c.json(presentMail(ports, mail, c.var), 200);
  });
}
