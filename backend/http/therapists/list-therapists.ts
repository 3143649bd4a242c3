import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listTherapists } from "../../use-cases/therapists/list-therapists.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import { notModified, publicCache } from "../public-cache.ts";
import type { Router } from "../router.ts";
import { NextCursor, PageQuery, presentCards, TherapistCardBody } from "./therapist-card-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/therapists",
  operationId: "listTherapists",
  tags: ["therapists"],
  summary: "List the practitioners that are shown in search",
  description: "By id. Use `searchTherapists` to filter and sort.",
  middleware: publicCache,
  request: { query: PageQuery },
  responses: {
    200: {
      description: "A page of practitioners",
      ...json(
        z.object({ therapists: z.array(TherapistCardBody).max(100), nextCursor: NextCursor }),
      ),
    },
    ...notModified,
    ...refusals("ERR_INVALID_INPUT"),
  },
});

export function mountListTherapists(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { items, nextCursor } = await listTherapists(ports, c.var, c.req.valid("query"));
    const therapists = presentCards(items, ports.search.domainValues(), c.var);
    return c.json({ therapists, nextCursor }, 200);
  });
}
