import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { removeJournalPasskey } from "../../use-cases/user/remove-journal-passkey.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { IfMatch, versionOf } from "../version.ts";
import { PasskeyId, sealedJournalResponse, sendJournal } from "./sealed-journal-body.ts";

const route = createRoute({
  method: "delete",
  path: "/api/user/me/sealed-journal/passkeys/{id}",
  operationId: "removeJournalPasskey",
  tags: ["user"],
  summary: "No longer let a passkey open the sealed notes",
  description:
    "The passkey itself stays, and so do the passphrase and the recovery code. Removing a passkey from the account " +
    "removes its lock too.",
  security: bearer,
  middleware: signedIn,
  request: { params: PasskeyId, headers: IfMatch },
  responses: {
    200: { description: "The sealed journal", ...sealedJournalResponse },
    ...refusals("ERR_UNAUTHORIZED", "ERR_NOT_FOUND", "ERR_STALE"),
  },
});

export function mountRemoveJournalPasskey(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const version = versionOf(c.req.valid("header")["if-match"]);
    const { id: passkeyId } = c.req.valid("param");
    const journal = await removeJournalPasskey(ports, c.var, { passkeyId, version });
    return c.json(sendJournal(c, journal), 200);
  });
}
