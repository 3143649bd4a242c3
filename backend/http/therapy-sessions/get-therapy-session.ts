import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getTherapySession } from "../../use-cases/therapy-sessions/get-therapy-session.ts";
import { contentEtag, isCurrent } from "../answer-bytes.ts";
import { refusals } from "../errors.ts";
import { notModified } from "../public-cache.ts";
import type { Router } from "../router.ts";
import { forUserOnly } from "../security-headers.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { instantText } from "../version.ts";
import { sendSession, SessionId, sessionResponse } from "./therapy-session-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/therapy-sessions/{id}",
  operationId: "getTherapySession",
  tags: ["therapy-sessions"],
  summary: "Get a session",
  description: "For the client and the practitioner of the session.",
  security: bearer,
  middleware: signedIn,
  request: { params: SessionId },
  responses: {
    200: { description: "The session", ...sessionResponse },
    ...notModified,
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_REASON_REQUIRED", "ERR_NOT_FOUND"),
  },
});

export function mountGetTherapySession(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = c.req.valid("param");
    const { session, rescheduleUrl } = await getTherapySession(ports, c.var, input);
    const body = sendSession(c, session, rescheduleUrl);
    // Much of the answer changes without the session: with the time, with the caller, with a payment.
    const content = contentEtag(JSON.stringify(body)).slice(1, 12);
    const etag = `"${instantText(session.updatedAt)}_${content}"`;
    c.header("ETag", etag);
    c.header("Cache-Control", forUserOnly);
    c.header("Vary", "Accept-Language, Authorization");
    if (isCurrent(c.req.header("If-None-Match"), etag)) return c.body(null, 304);
    return c.json(body, 200);
  });
}
