import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getTherapist } from "../../use-cases/therapists/get-therapist.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import { notModified, publicCache } from "../public-cache.ts";
import type { Router } from "../router.ts";
import { groupsOf, TherapistId } from "./therapist-card-body.ts";
import { presentPage, TherapistPageBody } from "./therapist-page-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/therapists/{id}",
  operationId: "getTherapist",
  tags: ["therapists"],
  summary: "Get a practitioner's page",
  description: "A page that is not shown in search is visible only to its owner and to admins.",
  middleware: publicCache,
  request: { params: TherapistId },
  responses: {
    200: { description: "The practitioner", ...json(TherapistPageBody) },
    ...notModified,
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND"),
  },
});

export function mountGetTherapist(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const page = await getTherapist(ports, c.var, c.req.valid("param"));
    return c.json(presentPage(page, groupsOf(ports.search.domainValues()), c.var), 200);
  });
}
