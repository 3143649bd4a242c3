import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getClientRecord } from "../../use-cases/therapy-sessions/get-client-record.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { SessionId } from "./therapy-session-body.ts";

const ClientRecordBody = z.object({
  noShows: z.int().min(0).max(1_000_000),
  lateCancellations: z.int().min(0).max(1_000_000),
}).openapi("ClientRecord");

const route = createRoute({
  method: "get",
  path: "/api/therapy-sessions/{id}/client-record",
  operationId: "getClientRecord",
  tags: ["therapy-sessions"],
  summary: "Count the client's missed and late cancelled sessions with the practitioner",
  description:
    "For the practitioner of the session only, and only about sessions with this practitioner. What was waived or undone does not count.",
  security: bearer,
  middleware: signedIn,
  request: { params: SessionId },
  responses: {
    200: { description: "The counts", ...json(ClientRecordBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountGetClientRecord(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    return c.json(await getClientRecord(ports, c.var, c.req.valid("param")), 200);
  });
}
