import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getPractitionerNote } from "../../use-cases/therapy-sessions/get-practitioner-note.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import {
  practitionerNoteAccess,
  practitionerNoteBody,
  practitionerNoteResponse,
} from "./practitioner-note-body.ts";
import { SessionId } from "./therapy-session-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/therapy-sessions/{id}/practitioner-note",
  operationId: "getPractitionerNote",
  tags: ["therapy-sessions"],
  summary: "Read the practitioner's private note about the client",
  description: practitionerNoteAccess,
  security: bearer,
  middleware: signedIn,
  request: { params: SessionId },
  responses: {
    200: { description: "The note", ...practitionerNoteResponse },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountGetPractitionerNote(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const body = practitionerNoteBody(
      await getPractitionerNote(ports, c.var, c.req.valid("param")),
    );
    c.header("ETag", body.version);
    return c.json(body, 200);
  });
}
