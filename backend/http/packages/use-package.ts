import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { usePackage } from "../../use-cases/packages/use-package.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { PackageBody, PackageId, presentPackage } from "./package-body.ts";

const PackageUseBody = z.object({ therapySessionId: z.uuid() }).openapi("PackageUse");

const route = createRoute({
  method: "post",
  path: "/api/packages/{id}/use",
  operationId: "usePackage",
  tags: ["packages"],
  summary: "Pay a booked session with a package",
  description:
    "One session of the package pays it in whole, at any price. Cancelled in time it comes back; after a late cancellation or a " +
    "missed session the practitioner gets the fee as a share of it, and the rest comes back as money.",
  security: bearer,
  middleware: signedIn,
  request: { params: PackageId, ...required(PackageUseBody) },
  responses: {
    200: { description: "The package after that", ...json(PackageBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_PACKAGE_ENDED",
      "ERR_PACKAGE_UNFIT",
      "ERR_PACKAGE_USED_UP",
      "ERR_ALREADY_PAID",
      "ERR_NOTHING_TO_PAY",
      "ERR_ILLEGAL_TRANSITION",
    ),
  },
});

export function mountUsePackage(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const used = await usePackage(ports, c.var, {
      ...c.req.valid("param"),
      ...c.req.valid("json"),
    });
    c.header("Cache-Control", "no-store");
    return c.json(presentPackage(used, c.var.now), 200);
  });
}
