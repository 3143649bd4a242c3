import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { updatePackageOffer } from "../../use-cases/package-offers/update-package-offer.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { OfferBody, OfferId, OfferTermsBody, presentOffer } from "./package-offer-body.ts";

const route = createRoute({
  method: "put",
  path: "/api/package-offers/{id}",
  operationId: "updatePackageOffer",
  tags: ["package-offers"],
  summary: "Change a package that the caller sells",
  description: "From now on. Packages that were sold keep their terms.",
  security: bearer,
  middleware: signedIn,
  request: { params: OfferId, ...required(OfferTermsBody) },
  responses: {
    200: { description: "The package", ...json(OfferBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_PRACTICE_NOT_OFFERED",
    ),
  },
});

export function mountUpdatePackageOffer(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const change = { ...c.req.valid("json"), ...c.req.valid("param") };
    return c.json(presentOffer(await updatePackageOffer(ports, c.var, change)), 200);
  });
}
