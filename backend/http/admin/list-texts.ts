import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listTexts } from "../../use-cases/admin/list-texts.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { DraftSummaryBody, presentDraft } from "./text-body.ts";

const ListedTextBody = z.object({
  id: z.string().max(60),
  title: z.string().max(200).openapi({
    description:
      "In the language of the request; empty for a practice, whose name is a domain value",
  }),
  version: z.int().min(1).max(1_000_000),
  draft: DraftSummaryBody.nullable(),
}).openapi("ListedText", {
  example: { id: "about", title: "About us", version: 3, draft: null },
});

const route = createRoute({
  method: "get",
  path: "/api/admin/texts",
  operationId: "listTexts",
  tags: ["admin"],
  summary: "List the texts of pages and practices",
  description: "For admins.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "All texts", ...json(z.array(ListedTextBody).max(1000)) },
    ...refusals("ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListTexts(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const texts = await listTexts(ports, c.var);
    const body = texts.map(({ id, version, content, draft }) => ({
      id,
      title: content.title[c.var.language],
      version,
      draft: draft && presentDraft(draft),
    }));
    return c.json(body, 200);
  });
}
