import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listPackages } from "../../use-cases/packages/list-packages.ts";
import { Uri } from "../calendly/calendly-body.ts";
import { refusals } from "../errors.ts";
import { json, optional } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { PackageBody, presentPackage } from "./package-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/packages",
  operationId: "listPackages",
  tags: ["packages"],
  summary: "List the caller's packages",
  description:
    "All paid ones or, for the event type of a practice or for a session, those that can pay it now.",
  security: bearer,
  middleware: signedIn,
  request: {
    query: z.object({ eventType: optional(Uri), therapySessionId: optional(z.uuid()) }),
  },
  responses: {
    200: {
      description: "The packages, the latest first",
      ...json(z.object({ packages: z.array(PackageBody).max(1000) }).openapi("Packages")),
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED"),
  },
});

export function mountListPackages(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { eventType: eventTypeUri, therapySessionId } = c.req.valid("query");
    const packages = await listPackages(ports, c.var, { eventTypeUri, therapySessionId });
    c.header("Cache-Control", "no-store");
    return c.json({ packages: packages.map((one) => presentPackage(one, c.var.now)) }, 200);
  });
}
