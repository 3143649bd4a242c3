import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { printBookingReceipt } from "../../use-cases/booking-links/print-booking-receipt.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { printedOnSiteReceipt } from "../therapy-sessions/printed-on-site-receipt.ts";
import { BookingTokenBody } from "./booked-session-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/booking-links/receipt",
  operationId: "printBookingReceipt",
  tags: ["booking-links"],
  summary: "Download the receipt of a booking that was paid on site",
  description:
    "In the language of the request. It says that the practitioner took the money. Changes nothing.",
  request: required(BookingTokenBody),
  responses: {
    200: {
      description: "The PDF",
      content: { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } },
    },
    ...refusals(
      ...bodyRefusals,
      "ERR_INVALID_TOKEN",
      "ERR_NOT_FOUND",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_UNAVAILABLE",
    ),
  },
});

export function mountPrintBookingReceipt(
  router: Router,
  ports: Ports,
  { brand }: { brand: string },
) {
  router.openapi(route, async (c) => {
    const receipt = await printBookingReceipt(ports, c.var, c.req.valid("json"));
    const { language } = c.var;
    const pdf = await ports.printedPages.pdf(printedOnSiteReceipt(receipt, { language, brand }));
    c.header("Cache-Control", "no-store");
    c.header("Content-Type", "application/pdf");
    c.header("Content-Disposition", 'attachment; filename="heaolu.pdf"');
    return c.body(pdf, 200);
  });
}
