import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listPackageOffers } from "../../use-cases/package-offers/list-package-offers.ts";
import { BookedPractice } from "../booking-links/booked-session-body.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import { Cents } from "../payments/payment-body.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { OfferBody, presentOffer, presentPractice } from "./package-offer-body.ts";

const OffersBody = z.object({
  offers: z.array(OfferBody).max(100),
  practices: z.array(z.object({
    practiceId: z.uuid(),
    practice: BookedPractice,
    priceCents: Cents,
  })).max(200).openapi({ description: "For which packages can be sold" }),
}).openapi("PackageOffers");

const route = createRoute({
  method: "get",
  path: "/api/package-offers",
  operationId: "listPackageOffers",
  tags: ["package-offers"],
  summary: "List the packages that the caller sells",
  description: "For practitioners.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "The packages, by the number of sessions", ...json(OffersBody) },
    ...refusals("ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListPackageOffers(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { offers, practices } = await listPackageOffers(ports, c.var);
    c.header("Cache-Control", "no-store");
    return c.json({
      offers: offers.map(presentOffer),
      practices: practices.map((practice) => ({
        practiceId: practice.id,
        practice: presentPractice(practice),
        priceCents: practice.priceCents,
      })),
    }, 200);
  });
}
