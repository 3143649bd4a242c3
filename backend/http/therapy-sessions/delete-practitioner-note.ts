import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { deletePractitionerNote } from "../../use-cases/therapy-sessions/delete-practitioner-note.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { IfMatch, versionOf } from "../version.ts";
import { practitionerNoteAccess } from "./practitioner-note-body.ts";
import { SessionId } from "./therapy-session-body.ts";

const route = createRoute({
  method: "delete",
  path: "/api/therapy-sessions/{id}/practitioner-note",
  operationId: "deletePractitionerNote",
  tags: ["therapy-sessions"],
  summary: "Delete the practitioner's private note about the client",
  description: `${practitionerNoteAccess} Where there is none, nothing happens.`,
  security: bearer,
  middleware: signedIn,
  request: { params: SessionId, headers: IfMatch },
  responses: {
    ...done,
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_STALE",
    ),
  },
});

export function mountDeletePractitionerNote(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const version = versionOf(c.req.valid("header")["if-match"]);
    await deletePractitionerNote(ports, c.var, { ...c.req.valid("param"), version });
    return c.body(null, 204);
  });
}
