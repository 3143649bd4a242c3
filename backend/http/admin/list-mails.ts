import { createRoute, z } from "@hono/zod-openapi";
import { mailStates } from "../../ports/persistence/mail-queue.ts";
import type { Ports } from "../../ports/ports.ts";
import { listMails } from "../../use-cases/admin/list-mails.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, optional, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { listOrder, NextCursor } from "./admin-query.ts";
import { Total } from "./sorted-query.ts";
import { MailKind, presentMail, QueuedMailBody } from "./queued-mail-body.ts";

const MailQueryBody = z.object({
  state: optional(z.enum(mailStates)),
  kind: optional(MailKind),
  text: optional(
    z.string().trim().min(1).max(254).openapi({
      description: "A part of the address, or of the subject that all mails of a kind have",
      example: "kadri@",
    }),
  ),
  order: listOrder("newest"),
  limit: z.int().min(1).max(100).default(20),
  cursor: optional(z.string().max(200)),
}).openapi("MailQuery", { example: { state: "failed", limit: 20 } });

const route = createRoute({
  method: "post",
  path: "/api/admin/mails/search",
  operationId: "listMails",
  tags: ["admin"],
  summary: "List mails without their content",
  description:
    "For admins. The query is in the body, so that no log and no history has the address of a person.",
  security: bearer,
  middleware: signedIn,
  request: required(MailQueryBody),
  responses: {
    200: {
      description: "A page of mails",
      ...json(
        z.object({ mails: z.array(QueuedMailBody).max(100), nextCursor: NextCursor, total: Total })
          .openapi("MailPage"),
      ),
    },
    ...refusals(...bodyRefusals, "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListMails(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { items, ...page } = await listMails(ports, c.var, c.req.valid("json"));
    return c.json({ mails: items.map((mail) => presentMail(ports, mail, c.var)), ...page }, 200);
  });
}
