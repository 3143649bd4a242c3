import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { changeJournalLocks } from "../../use-cases/user/change-journal-locks.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, optional, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { IfMatch, versionOf } from "../version.ts";
import {
  PassphraseLockBody,
  Proof,
  RecoveryLockBody,
  sealedJournalResponse,
  sendJournal,
} from "./sealed-journal-body.ts";

const JournalLocksBody = z.object({
  passphraseLock: optional(PassphraseLockBody),
  recoveryLock: optional(RecoveryLockBody),
  proof: Proof,
}).openapi("JournalLocks");

const route = createRoute({
  method: "put",
  path: "/api/user/me/sealed-journal/locks",
  operationId: "changeJournalLocks",
  tags: ["user"],
  summary: "Change the passphrase or the recovery code of the caller's sealed notes",
  description: "The notes stay as they are. Refused without the proof that the key was opened.",
  security: bearer,
  middleware: signedIn,
  request: { headers: IfMatch, ...required(JournalLocksBody) },
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

export function mountChangeJournalLocks(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const version = versionOf(c.req.valid("header")["if-match"]);
    const journal = await changeJournalLocks(ports, c.var, { ...c.req.valid("json"), version });
    return c.json(sendJournal(c, journal), 200);
  });
}
