import { createRoute, z } from "@hono/zod-openapi";
import { practitionerNoteMaxLength } from "../../domain/practitioner-note.ts";
import type { Ports } from "../../ports/ports.ts";
import { savePractitionerNote } from "../../use-cases/therapy-sessions/save-practitioner-note.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { IfMatch, versionOf } from "../version.ts";
import {
  practitionerNoteAccess,
  practitionerNoteBody,
  practitionerNoteResponse,
} from "./practitioner-note-body.ts";
import { SessionId } from "./therapy-session-body.ts";

const WrittenNote = z.object({
  note: z.string().trim().min(1).max(practitionerNoteMaxLength)
    .openapi({ example: "Careful with the left shoulder." }),
});

const route = createRoute({
  method: "put",
  path: "/api/therapy-sessions/{id}/practitioner-note",
  operationId: "savePractitionerNote",
  tags: ["therapy-sessions"],
  summary: "Write or replace the practitioner's private note about the client",
  description: practitionerNoteAccess,
  security: bearer,
  middleware: signedIn,
  request: { params: SessionId, headers: IfMatch, ...required(WrittenNote) },
  responses: {
    200: { description: "The note", ...practitionerNoteResponse },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_STALE",
    ),
  },
});

export function mountSavePractitionerNote(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const version = versionOf(c.req.valid("header")["if-match"]);
    const input = { ...c.req.valid("param"), ...c.req.valid("json"), version };
    const body = practitionerNoteBody(await savePractitionerNote(ports, c.var, input));
    c.header("ETag", body.version);
    return c.json(body, 200);
  });
}
