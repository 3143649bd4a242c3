import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getPackage } from "../../use-cases/packages/get-package.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { PackageBody, PackageId, presentPackage } from "./package-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/packages/{id}",
  operationId: "getPackage",
  tags: ["packages"],
  summary: "Show a package of the caller",
  description: "What is left of it, until when, and the sessions that it paid.",
  security: bearer,
  middleware: signedIn,
  request: { params: PackageId },
  responses: {
    200: { description: "The package", ...json(PackageBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND"),
  },
});

export function mountGetPackage(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const found = await getPackage(ports, c.var, c.req.valid("param"));
    c.header("Cache-Control", "no-store");
    return c.json(presentPackage(found, c.var.now), 200);
  });
}
