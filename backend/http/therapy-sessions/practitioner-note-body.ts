import { z } from "@hono/zod-openapi";
import {
  noteVersion,
  type PractitionerNote,
  practitionerNoteMaxLength,
} from "../../domain/practitioner-note.ts";
import { etag, etagOf, optionalInstantText } from "../version.ts";
import { json } from "../json-bodies.ts";

export const practitionerNoteAccess =
  "For the practitioner of the session only: the client, a team, an assistant, an administrator and a key of the API " +
  "never get it. One note is shown with all sessions of the client.";

const PractitionerNoteBody = z.object({
  note: z.string().max(practitionerNoteMaxLength).nullable().openapi({
    description: "`null` when there is none",
  }),
  version: z.string().max(40).openapi({ description: "To be sent as `If-Match`" }),
  updatedAt: z.iso.datetime().nullable(),
}).openapi("PractitionerNote", {
  example: {
    note: "Careful with the left shoulder.",
    version: '"2026-11-20T07:00:00.000Z"',
    updatedAt: "2026-11-20T07:00:00.000Z",
  },
});

export const practitionerNoteResponse = { headers: etag, ...json(PractitionerNoteBody) };

export function practitionerNoteBody(
  stored: PractitionerNote | null,
): z.infer<typeof PractitionerNoteBody> {
  return {
    note: stored?.note ?? null,
    version: etagOf({ updatedAt: noteVersion(stored) }),
    updatedAt: optionalInstantText(stored?.updatedAt ?? null),
  };
}
