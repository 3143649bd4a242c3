import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { acceptSessionRequest } from "../../use-cases/session-requests/accept-session-request.ts";
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
  path: "/api/session-requests/{id}/accept",
  operationId: "acceptSessionRequest",
  tags: ["session-requests"],
  summary: "Accept a request",
  description:
    "For the practitioner. Books the session, at any notice; both get the mail of a booking. A repetition changes nothing.",
  security: bearer,
  middleware: signedIn,
  request: { params: RequestId, ...required(ReplyBody) },
  responses: {
    200: { description: "The accepted request", ...json(ReceivedRequestBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_REQUEST_ENDED",
      "ERR_BOOK_AT_PROVIDER",
      "ERR_PRACTICE_NOT_OFFERED",
      "ERR_SLOT_TAKEN",
      "ERR_SLOT_NOT_OFFERED",
      "ERR_HOLD_EXPIRED",
      "ERR_CLIENT_BUSY",
      "ERR_ONCE_PER_CLIENT",
    ),
  },
});

export function mountAcceptSessionRequest(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(presentReceived(await acceptSessionRequest(ports, c.var, input), c.var.now), 200);
  });
}
