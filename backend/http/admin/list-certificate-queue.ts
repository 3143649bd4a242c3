import { createRoute, z } from "@hono/zod-openapi";
import { certificateStates } from "../../domain/certificate.ts";
import type { Ports } from "../../ports/ports.ts";
import { listCertificateQueue } from "../../use-cases/admin/list-certificate-queue.ts";
import { refusals } from "../errors.ts";
import { json, optional } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { NextCursor, pageQuery, searchText } from "./admin-query.ts";
import { Total } from "./sorted-query.ts";
import { presentQueued, QueuedCertificateBody } from "./queued-certificate-body.ts";

/** `ending`: checked ones whose last day is within the next 60 days. */
export const queueStates = [...certificateStates, "ending"] as const;

const Count = z.int().min(0).max(10_000_000);

const CertificateQueueBody = z
  .object({
    certificates: z.array(QueuedCertificateBody).max(100),
    nextCursor: NextCursor,
    total: Total,
    counts: z.object({ declared: Count, waiting: Count, checked: Count, refused: Count }),
  })
  .openapi("CertificateQueue");

const route = createRoute({
  method: "get",
  path: "/api/admin/certificates",
  operationId: "listCertificateQueue",
  tags: ["admin"],
  summary: "List all practitioners' certificates",
  description:
    "For admins. Waiting ones first, the longest waiting before the others; then the last changed.",
  security: bearer,
  middleware: signedIn,
  request: {
    query: z.object({ ...pageQuery, text: searchText, state: optional(z.enum(queueStates)) }),
  },
  responses: {
    200: { description: "A page of certificates", ...json(CertificateQueueBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListCertificateQueue(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { items, ...rest } = await listCertificateQueue(ports, c.var, c.req.valid("query"));
    return c.json(
      { certificates: items.map((one) => presentQueued(one, c.var.now)), ...rest },
      200,
    );
  });
}
