import { createRoute, z } from "@hono/zod-openapi";
import { sealedNoteMaxLength } from "../../domain/sealed-journal.ts";
import { noteMaxLength } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { updateTherapySessionNote } from "../../use-cases/therapy-sessions/update-therapy-session-note.ts";
import { refusals } from "../errors.ts";
import { refused } from "../field-problems.ts";
import { bodyRefusals, optional, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { IfMatch, versionOf } from "../version.ts";
import { sendSession, SessionId, sessionResponse } from "./therapy-session-body.ts";

const PrivateNoteBody = z
  .object({
    note: optional(z.string().max(noteMaxLength)),
    sealedNote: optional(
      z.string().min(39).max(sealedNoteMaxLength).regex(/^[A-Za-z0-9_-]+$/).openapi({
        description:
          "A nonce of 12 bytes and the text, padded with zeros to blocks of 256 bytes and encrypted with AES-256-GCM; " +
          "base64url. The session's id is the additional data",
      }),
    ),
  })
  .refine(({ note, sealedNote }) => (note === undefined) !== (sealedNote === undefined), {
    path: ["note"],
    ...refused("ERR_INVALID_VALUE"),
  })
  .openapi("PrivateNote", { example: { note: "Slept well afterwards." } });

const route = createRoute({
  method: "put",
  path: "/api/therapy-sessions/{id}/note",
  operationId: "updateTherapySessionNote",
  tags: ["therapy-sessions"],
  summary: "Set the client's private note",
  description:
    "Only the client can read or set the note. An empty text removes it. Where the client has sealed the journal, the " +
    "note comes as `sealedNote`, which the server cannot open, and a text is refused with `ERR_NOTE_MUST_BE_SEALED`.",
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
      "ERR_NOTE_MUST_BE_SEALED",
      "ERR_JOURNAL_NOT_SEALED",
      "ERR_STALE",
    ),
  },
});

export function mountUpdateTherapySessionNote(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const version = versionOf(c.req.valid("header")["if-match"]);
    const { note = "", sealedNote } = c.req.valid("json");
    const written = sealedNote === undefined ? { note } : { sealedNote };
    const input = { ...c.req.valid("param"), ...written, version };
    return c.json(sendSession(c, await updateTherapySessionNote(ports, c.var, input)), 200);
  });
}
