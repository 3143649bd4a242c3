import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { saveJournalPasskey } from "../../use-cases/user/save-journal-passkey.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { IfMatch, versionOf } from "../version.ts";
import {
  PasskeyId,
  PasskeyLockBody,
  Proof,
  sealedJournalResponse,
  sendJournal,
} from "./sealed-journal-body.ts";

const JournalPasskeyBody = z.object({ lock: PasskeyLockBody, proof: Proof })
  .openapi("JournalPasskey");

const route = createRoute({
  method: "put",
  path: "/api/user/me/sealed-journal/passkeys/{id}",
  operationId: "saveJournalPasskey",
  tags: ["user"],
  summary: "Let one of the caller's passkeys open the sealed notes",
  description:
    "The caller's device encrypts the key of the notes with a key that HKDF makes from the passkey's answer to WebAuthn's " +
    "extension `prf`. The answer stays on the device. Refused without the proof that the key was opened.",
  security: bearer,
  middleware: signedIn,
  request: { params: PasskeyId, headers: IfMatch, ...required(JournalPasskeyBody) },
  responses: {
    200: { description: "The sealed journal", ...sealedJournalResponse },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_NOT_FOUND",
      "ERR_STALE",
      "ERR_WRONG_JOURNAL_KEY",
    ),
  },
});

export function mountSaveJournalPasskey(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const version = versionOf(c.req.valid("header")["if-match"]);
    const { id: passkeyId } = c.req.valid("param");
    const journal = await saveJournalPasskey(ports, c.var, {
      ...c.req.valid("json"),
      passkeyId,
      version,
    });
    return c.json(sendJournal(c, journal), 200);
  });
}
