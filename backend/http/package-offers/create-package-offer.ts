import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { createPackageOffer } from "../../use-cases/package-offers/create-package-offer.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { OfferBody, OfferTermsBody, presentOffer } from "./package-offer-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/package-offers",
  operationId: "createPackageOffer",
  tags: ["package-offers"],
  summary: "Offer a package of sessions",
  description: "For practitioners: several sessions of one practice at one price.",
  security: bearer,
  middleware: signedIn,
  request: required(OfferTermsBody),
  responses: {
    201: { description: "The package", ...json(OfferBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_PRACTICE_NOT_OFFERED",
      "ERR_TOO_MANY_PACKAGES",
    ),
  },
});

export function mountCreatePackageOffer(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const offer = await createPackageOffer(ports, c.var, c.req.valid("json"));
    return c.json(presentOffer(offer), 201);
  });
}
