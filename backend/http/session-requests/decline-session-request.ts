import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { declineSessionRequest } from "../../use-cases/session-requests/decline-session-request.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import {
  presentReceived,
  ReceivedRequestBody,
  ReplyBody,
  RequestId,
} from "./session-request-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/session-requests/{id}/decline",
  operationId: "declineSessionRequest",
  tags: ["session-requests"],
  summary: "Decline a request",
  description:
    "For the practitioner. Frees the time; the client gets a mail with the next free times. A repetition changes nothing.",
  security: bearer,
  middleware: signedIn,
  request: { params: RequestId, ...required(ReplyBody) },
  responses: {
    200: { description: "The declined request", ...json(ReceivedRequestBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_REQUEST_ENDED",
    ),
  },
});

export function mountDeclineSessionRequest(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    const declined = await declineSessionRequest(ports, c.var, input);
    return c.json(presentReceived(declined, c.var.now), 200);
  });
}
