import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { deletePackageOffer } from "../../use-cases/package-offers/delete-package-offer.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { OfferId } from "./package-offer-body.ts";

const route = createRoute({
  method: "delete",
  path: "/api/package-offers/{id}",
  operationId: "deletePackageOffer",
  tags: ["package-offers"],
  summary: "Delete a package that the caller sells",
  description: "What was sold stays with its buyers.",
  security: bearer,
  middleware: signedIn,
  request: { params: OfferId },
  responses: {
    ...done,
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountDeletePackageOffer(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await deletePackageOffer(ports, c.var, c.req.valid("param"));
    return c.body(null, 204);
  });
}
