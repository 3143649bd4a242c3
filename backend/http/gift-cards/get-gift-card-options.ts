import { createRoute, z } from "@hono/zod-openapi";
import {
  giftCardAmount,
  giftCardCountries,
  giftCardDesigns,
  postageCents,
  refundDays,
  suggestedAmounts,
  validYears,
} from "../../domain/money/gift-card.ts";
import type { Ports } from "../../ports/ports.ts";
import { getGiftCardOptions } from "../../use-cases/gift-cards/get-gift-card-options.ts";
import { json } from "../json-bodies.ts";
import { Cents } from "../payments/payment-body.ts";
import type { Router } from "../router.ts";

const GiftCardOptionsBody = z.object({
  leastCents: Cents,
  mostCents: Cents,
  suggestedCents: z.array(Cents).max(10),
  designs: z.array(z.enum(giftCardDesigns)).max(10),
  postageCents: Cents,
  validYears: z.int().min(1).max(10),
  refundDays: z.int().min(0).max(100),
  countries: z.array(z.enum(giftCardCountries)).max(10).openapi({
    description: "To which cards are posted",
  }),
  earliestMail: z.iso.date(),
  earliestArrival: z.iso.date().openapi({ description: "By post" }),
  latest: z.iso.date(),
  lowestPricesCents: z.array(Cents).max(10_000).openapi({
    description:
      "The lowest price of each practitioner in the search, the lowest first: to say with how many an amount buys a session",
  }),
}).openapi("GiftCardOptions");

const route = createRoute({
  method: "get",
  path: "/api/gift-cards/options",
  operationId: "getGiftCardOptions",
  tags: ["gift-cards"],
  summary: "Show what gift cards there are",
  responses: { 200: { description: "Amounts, designs and days", ...json(GiftCardOptionsBody) } },
});

export function mountGetGiftCardOptions(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { lowestPricesCents, ...days } = await getGiftCardOptions(ports, c.var);
    return c.json({
      leastCents: giftCardAmount.least,
      mostCents: giftCardAmount.most,
      suggestedCents: suggestedAmounts,
      designs: [...giftCardDesigns],
      countries: [...giftCardCountries],
      ...{ postageCents, validYears, refundDays },
      ...days,
      lowestPricesCents,
    }, 200);
  });
}
