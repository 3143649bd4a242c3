import { createRoute, z } from "@hono/zod-openapi";
import { noteMaxLength } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { updateTherapySessionNote } from "../../use-cases/therapy-sessions/update-therapy-session-note.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { IfMatch, versionOf } from "../version.ts";
import { sendSession, SessionId, sessionResponse } from "./therapy-session-body.ts";

const PrivateNoteBody = z
  .object({ note: z.string().max(noteMaxLength) })
  .openapi("PrivateNote", { example: { note: "Slept well afterwards." } });

const route = createRoute({
  method: "put",
  path: "/api/therapy-sessions/{id}/note",
  operationId: "updateTherapySessionNote",
  tags: ["therapy-sessions"],
  summary: "Set the client's private note",
  description: "Only the client can read or set the note. An empty text removes it.",
  security: bearer,
  middleware: signedIn,
  request: { params: SessionId, headers: IfMatch, ...required(PrivateNoteBody) },
  responses: {
    200: { description: "The session", ...sessionResponse },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_CONSENT_REQUIRED",
      "ERR_STALE",
    ),
  },
});

export function mountUpdateTherapySessionNote(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const version = versionOf(c.req.valid("header")["if-match"]);
    const input = { ...c.req.valid("param"), ...c.req.valid("json"), version };
    return c.json(sendSession(c, await updateTherapySessionNote(ports, c.var, input)), 200);
  });
}
