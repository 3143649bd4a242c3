import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { retryMails } from "../../use-cases/admin/retry-mails.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, optional, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { MailKind } from "./queued-mail-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/admin/mails/retry",
  operationId: "retryMails",
  tags: ["admin"],
  summary: "Send all failed mails at once, or those of a kind",
  description: "For admins. Mails that are being sent, or that are too late, are left alone.",
  security: bearer,
  middleware: signedIn,
  request: required(
    z.object({ kind: optional(MailKind) })
      .openapi("RetriedKind", { example: { kind: "session-booked" } }),
  ),
  responses: {
    200: {
      description: "How many are sent again",
      ...json(
        z.object({ retried: z.int().min(0).max(100_000_000) })
          .openapi("RetriedMails", { example: { retried: 3 } }),
      ),
    },
    ...refusals(...bodyRefusals, "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountRetryMails(router: Router, ports: Ports) {
  router.openapi(
    route,
    async (c) => c.json(await retryMails(ports, c.var, c.req.valid("json")), 200),
  );
}
