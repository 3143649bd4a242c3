import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { discardSealedJournal } from "../../use-cases/user/discard-sealed-journal.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { IfMatch, versionOf } from "../version.ts";
import { sealedJournalResponse, sendJournal } from "./sealed-journal-body.ts";

const route = createRoute({
  method: "delete",
  path: "/api/user/me/sealed-journal",
  operationId: "discardSealedJournal",
  tags: ["user"],
  summary: "Delete the caller's sealed notes and their key",
  description:
    "For a person who has lost the passphrase and the recovery code: these notes can no longer be opened.",
  security: bearer,
  middleware: signedIn,
  request: { headers: IfMatch },
  responses: {
    200: { description: "The journal without sealed notes", ...sealedJournalResponse },
    ...refusals("ERR_UNAUTHORIZED", "ERR_NOT_FOUND", "ERR_STALE", "ERR_STEP_UP_REQUIRED"),
  },
});

export function mountDiscardSealedJournal(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const version = versionOf(c.req.valid("header")["if-match"]);
    return c.json(sendJournal(c, await discardSealedJournal(ports, c.var, { version })), 200);
  });
}
