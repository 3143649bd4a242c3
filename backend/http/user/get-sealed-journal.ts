import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getSealedJournal } from "../../use-cases/user/get-sealed-journal.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { sealedJournalResponse, sendJournal } from "./sealed-journal-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/user/me/sealed-journal",
  operationId: "getSealedJournal",
  tags: ["user"],
  summary: "Read whether the caller's private notes are sealed, and the locks of their key",
  description:
    "The key of sealed notes is stored only encrypted: once with a key that Argon2id makes from the passphrase, once " +
    "with a key that HKDF makes from the recovery code, and once for each passkey that opens the notes. The server has " +
    "none of these keys.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "The sealed journal", ...sealedJournalResponse },
    ...refusals("ERR_UNAUTHORIZED"),
  },
});

export function mountGetSealedJournal(router: Router, ports: Ports) {
  router.openapi(
    route,
    async (c) => c.json(sendJournal(c, await getSealedJournal(ports, c.var), c.var.account), 200),
  );
}
