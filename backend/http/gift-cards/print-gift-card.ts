import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { printGiftCard } from "../../use-cases/gift-cards/print-gift-card.ts";
import { refusals } from "../errors.ts";
import { purchaseHeaders } from "../payments/payment-body.ts";
import type { Router } from "../router.ts";
import { printedGiftCard } from "./printed-gift-card.ts";

const route = createRoute({
  method: "get",
  path: "/api/gift-cards/{id}/pdf",
  operationId: "printGiftCard",
  tags: ["gift-cards"],
  summary: "Download a paid gift card to print",
  description:
    "On A5 paper to fold in the middle, in the language of the card. Needs what `getGiftCard` needs.",
  request: { params: z.object({ id: z.uuid() }), headers: purchaseHeaders },
  responses: {
    200: {
      description: "The PDF",
      content: { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } },
    },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_NOT_FOUND",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_UNAVAILABLE",
    ),
  },
});

export function mountPrintGiftCard(
  router: Router,
  ports: Ports,
  settings: { brand: string; publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const secret = c.req.valid("header")["x-purchase-secret"];
    const card = await printGiftCard(ports, c.var, { ...c.req.valid("param"), secret });
    const pdf = await ports.printedPages.giftCard(printedGiftCard(card, settings));
    c.header("Cache-Control", "no-store");
    c.header("Content-Type", "application/pdf");
    c.header("Content-Disposition", 'attachment; filename="heaolu.pdf"');
    return c.body(pdf, 200);
  });
}
