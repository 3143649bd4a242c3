import { createRoute, z } from "@hono/zod-openapi";
import { leadStates } from "../../domain/lead.ts";
import type { Ports } from "../../ports/ports.ts";
import { listLeads } from "../../use-cases/admin/list-leads.ts";
import { refusals } from "../errors.ts";
import { json, optional } from "../json-bodies.ts";
import { ListedLeadBody, presentListedLead } from "../leads/lead-body.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { listOrder, NextCursor, pageQuery, searchText } from "./admin-query.ts";
import { Total } from "./sorted-query.ts";

const LeadPageBody = z
  .object({ leads: z.array(ListedLeadBody).max(100), nextCursor: NextCursor, total: Total })
  .openapi("LeadPage");

const route = createRoute({
  method: "get",
  path: "/api/admin/leads",
  operationId: "listLeads",
  tags: ["admin"],
  summary: "List the people who want to join",
  description: "For admins. Unconfirmed addresses only with `state=new`.",
  security: bearer,
  middleware: signedIn,
  request: {
    query: z.object({
      ...pageQuery,
      text: searchText,
      state: optional(z.enum(leadStates)),
      order: listOrder("newest"),
    }),
  },
  responses: {
    200: { description: "A page of leads", ...json(LeadPageBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListLeads(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { items, ...page } = await listLeads(ports, c.var, c.req.valid("query"));
    return c.json({ leads: items.map(presentListedLead), ...page }, 200);
  });
}
