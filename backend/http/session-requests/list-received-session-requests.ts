import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listReceivedSessionRequests } from "../../use-cases/session-requests/list-received-session-requests.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentReceived, ReceivedRequestBody } from "./session-request-body.ts";

const ReceivedRequestsBody = z.object({ requests: z.array(ReceivedRequestBody).max(10_000) })
  .openapi("ReceivedSessionRequests");

const route = createRoute({
  method: "get",
  path: "/api/session-requests/received",
  operationId: "listReceivedSessionRequests",
  tags: ["session-requests"],
  summary: "List what waits for the caller's answer",
  description: "For practitioners.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: {
      description: "The requests, the earliest deadline first",
      ...json(ReceivedRequestsBody),
    },
    ...refusals("ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListReceivedSessionRequests(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const entries = await listReceivedSessionRequests(ports, c.var);
    c.header("Cache-Control", "no-store");
    return c.json({ requests: entries.map((entry) => presentReceived(entry, c.var.now)) }, 200);
  });
}
