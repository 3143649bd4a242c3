import { createRoute, z } from "@hono/zod-openapi";
import { noteMaxLength } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { updateTherapySession } from "../../use-cases/therapy-sessions/update-therapy-session.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, optionalJson } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { IfMatch, versionOf } from "../version.ts";
import { sendSession, SessionId, sessionResponse } from "./therapy-session-body.ts";

const route = createRoute({
  method: "put",
  path: "/api/therapy-sessions/{id}",
  operationId: "updateTherapySession",
  tags: ["therapy-sessions"],
  summary: "Update a session",
  description: "Replaces the client's private note. Without a body nothing changes.",
  security: bearer,
  middleware: [signedIn, optionalJson] as const,
  request: {
    params: SessionId,
    headers: IfMatch,
    body: json(z.object({
      note: z.string().max(noteMaxLength).optional().openapi({ example: "Slept well afterwards." }),
    })),
  },
  responses: {
    200: { description: "The session", ...sessionResponse },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_REASON_REQUIRED",
      "ERR_NOT_FOUND",
      "ERR_CONSENT_REQUIRED",
      "ERR_NOTE_MUST_BE_SEALED",
      "ERR_STALE",
    ),
  },
});

export function mountUpdateTherapySession(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const version = versionOf(c.req.valid("header")["if-match"]);
    const input = { ...c.req.valid("param"), ...c.req.valid("json"), version };
    return c.json(sendSession(c, await updateTherapySession(ports, c.var, input)), 200);
  });
}
