import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { sealJournal } from "../../use-cases/user/seal-journal.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import {
  PassphraseLockBody,
  Proof,
  RecoveryLockBody,
  sealedJournalResponse,
  sendJournal,
} from "./sealed-journal-body.ts";

const NewSealedJournalBody = z.object({
  passphraseLock: PassphraseLockBody,
  recoveryLock: RecoveryLockBody,
  proof: Proof,
}).openapi("NewSealedJournal");

const route = createRoute({
  method: "post",
  path: "/api/user/me/sealed-journal",
  operationId: "sealJournal",
  tags: ["user"],
  summary: "Begin to seal the caller's private notes",
  description:
    "From now on a private note must come sealed. The caller's device seals the older notes one by one and then sets " +
    "the state to `sealed`.",
  security: bearer,
  middleware: signedIn,
  request: required(NewSealedJournalBody),
  responses: {
    201: { description: "The sealed journal", ...sealedJournalResponse },
    ...refusals(...bodyRefusals, "ERR_UNAUTHORIZED", "ERR_DUPLICATE_ENTITY"),
  },
});

export function mountSealJournal(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const journal = await sealJournal(ports, c.var, c.req.valid("json"));
    return c.json(sendJournal(c, journal), 201);
  });
}
