import { createRoute, z } from "@hono/zod-openapi";
import { journalTargets } from "../../domain/sealed-journal.ts";
import type { Ports } from "../../ports/ports.ts";
import { moveSealedJournal } from "../../use-cases/user/move-sealed-journal.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { IfMatch, versionOf } from "../version.ts";
import { sealedJournalResponse, sendJournal } from "./sealed-journal-body.ts";

const JournalStepBody = z.object({ to: z.enum(journalTargets) })
  .openapi("JournalStep", { example: { to: "sealed" } });

const route = createRoute({
  method: "put",
  path: "/api/user/me/sealed-journal/state",
  operationId: "moveSealedJournal",
  tags: ["user"],
  summary: "Finish sealing the caller's notes, or begin or finish opening them",
  description:
    "`sealed` is refused with `ERR_NOTES_LEFT` while a note is plain, `off` while one is sealed. Sealing can become " +
    "opening and the other way round at any time.",
  security: bearer,
  middleware: signedIn,
  request: { headers: IfMatch, ...required(JournalStepBody) },
  responses: {
    200: { description: "The sealed journal", ...sealedJournalResponse },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_NOT_FOUND",
      "ERR_STALE",
      "ERR_NOTES_LEFT",
    ),
  },
});

export function mountMoveSealedJournal(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const version = versionOf(c.req.valid("header")["if-match"]);
    const journal = await moveSealedJournal(ports, c.var, { ...c.req.valid("json"), version });
    return c.json(sendJournal(c, journal), 200);
  });
}
