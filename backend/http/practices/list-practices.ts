import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listPractices } from "../../use-cases/practices/list-practices.ts";
import { json } from "../json-bodies.ts";
import { notModified, revalidatedCache } from "../public-cache.ts";
import type { Router } from "../router.ts";
import { PracticeSummaryBody, present } from "./practice-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/practices",
  operationId: "listPractices",
  tags: ["practices"],
  summary: "List the practices with a short description",
  middleware: revalidatedCache,
  responses: {
    200: {
      description: "All practices, by code",
      ...json(z.array(PracticeSummaryBody).max(200)),
    },
    ...notModified,
  },
});

export function mountListPractices(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const practices = await listPractices(ports);
    const { language } = c.var;
    return c.json(practices.map((practice) => present(practice, language)), 200);
  });
}
