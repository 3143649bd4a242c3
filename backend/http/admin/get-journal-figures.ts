import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getJournalFigures } from "../../use-cases/admin/get-journal-figures.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { KeptBody } from "../user/consents-body.ts";
import { byId } from "./admin-query.ts";

const JournalFiguresBody = KeptBody.openapi("JournalFigures");

const route = createRoute({
  method: "get",
  path: "/api/admin/users/{id}/journal",
  operationId: "getJournalFigures",
  tags: ["admin"],
  summary: "Count what is in a person's journal",
  description:
    "For admins who opened `journal` of this person with `createAccessGrant`. What the person wrote is never in it.",
  security: bearer,
  middleware: signedIn,
  request: byId,
  responses: {
    200: { description: "The counts", ...json(JournalFiguresBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_REASON_REQUIRED",
      "ERR_NOT_FOUND",
    ),
  },
});

export function mountGetJournalFigures(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const figures = await getJournalFigures(ports, c.var, c.req.valid("param"));
    c.header("Cache-Control", "no-store");
    return c.json(figures, 200);
  });
}
