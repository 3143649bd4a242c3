import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { takeBackSessionRequest } from "../../use-cases/session-requests/take-back-session-request.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentRequest, RequestId, SessionRequestBody } from "./session-request-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/session-requests/{id}/take-back",
  operationId: "takeBackSessionRequest",
  tags: ["session-requests"],
  summary: "Take a request back",
  description:
    "For the client, while the practitioner has not answered. Frees the time. A repetition changes nothing.",
  security: bearer,
  middleware: signedIn,
  request: { params: RequestId },
  responses: {
    200: { description: "The ended request", ...json(SessionRequestBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND", "ERR_REQUEST_ENDED"),
  },
});

export function mountTakeBackSessionRequest(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const ended = await takeBackSessionRequest(ports, c.var, c.req.valid("param"));
    return c.json(presentRequest(ended, c.var.now), 200);
  });
}
