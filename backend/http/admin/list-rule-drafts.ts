import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listRuleDrafts } from "../../use-cases/admin/list-rule-drafts.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { json } from "../json-bodies.ts";
import { ListedRuleDraftBody, presentListedDraft } from "./rule-draft-body.ts";

const RuleDraftsBody = z.object({ drafts: z.array(ListedRuleDraftBody).max(1000) })
  .openapi("RuleDrafts");

const route = createRoute({
  method: "get",
  path: "/api/admin/rule-drafts",
  operationId: "listRuleDrafts",
  tags: ["admin"],
  summary: "List the drafts of rules",
  description:
    "For admins: what is being edited and what waits for a second administrator, the last changed first.",
  security: bearer,
  middleware: signedIn,

  responses: {
    200: { description: "The drafts", ...json(RuleDraftsBody) },
    ...refusals("ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListRuleDrafts(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const drafts = await listRuleDrafts(ports, c.var);
    const { userId } = c.var.account;
    return c.json({ drafts: drafts.map((each) => presentListedDraft(each, userId)) }, 200);
  });
}
