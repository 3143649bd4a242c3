import { createRoute, z } from "@hono/zod-openapi";
import { practitionerSorts, practitionerStates } from "../../domain/approval.ts";
import type { Ports } from "../../ports/ports.ts";
import { listPractitioners } from "../../use-cases/admin/list-practitioners.ts";
import { refusals } from "../errors.ts";
import { json, optional } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { listOrder, NextCursor, pageQuery, searchText } from "./admin-query.ts";
import { Total } from "./sorted-query.ts";
import { PractitionerBody, presentPractitioner } from "./practitioner-body.ts";

const PractitionerPageBody = z
  .object({
    practitioners: z.array(PractitionerBody).max(100),
    nextCursor: NextCursor,
    total: Total,
  })
  .openapi("PractitionerPage");

const route = createRoute({
  method: "get",
  path: "/api/admin/practitioners",
  operationId: "listPractitioners",
  tags: ["admin"],
  summary: "List practitioners with their approval",
  description: "For admins. Sorted by when the approval changed last, or by name.",
  security: bearer,
  middleware: signedIn,
  request: {
    query: z.object({
      ...pageQuery,
      text: searchText,
      state: optional(
        z.enum(practitionerStates).openapi({
          description: "An approval, or whether visitors see the profile",
        }),
      ),
      sort: z.enum(practitionerSorts).default("changed"),
      order: listOrder("oldest").openapi({
        description: "Of names `oldest` begins with A",
      }),
    }),
  },
  responses: {
    200: { description: "A page of practitioners", ...json(PractitionerPageBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListPractitioners(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { items, ...page } = await listPractitioners(ports, c.var, c.req.valid("query"));
    return c.json({ practitioners: items.map(presentPractitioner), ...page }, 200);
  });
}
