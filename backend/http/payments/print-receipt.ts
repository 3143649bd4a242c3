import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { printReceipt } from "../../use-cases/payments/print-receipt.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { purchaseHeaders, ReceiptNumber } from "./payment-body.ts";
import { printedReceipt } from "./printed-receipt.ts";

const route = createRoute({
  method: "get",
  path: "/api/payments/{id}/receipts/{number}",
  operationId: "printReceipt",
  tags: ["payments"],
  summary: "Download a receipt or credit note",
  description: "In the language of the request. Needs what `getPayment` needs.",
  request: { params: z.object({ id: z.uuid(), number: ReceiptNumber }), headers: purchaseHeaders },
  responses: {
    200: {
      description: "The PDF",
      content: { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } },
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND", "ERR_TOO_MANY_REQUESTS", "ERR_UNAVAILABLE"),
  },
});

export function mountPrintReceipt(
  router: Router,
  ports: Ports,
  settings: { brand: string; contactEmail: string },
) {
  router.openapi(route, async (c) => {
    const secret = c.req.valid("header")["x-purchase-secret"];
    const receipt = await printReceipt(ports, c.var, { ...c.req.valid("param"), secret });
    const { language } = c.var;
    const pdf = await ports.printedPages.pdf(printedReceipt(receipt, { language, ...settings }));
    c.header("Cache-Control", "no-store");
    c.header("Content-Type", "application/pdf");
    c.header("Content-Disposition", 'attachment; filename="heaolu.pdf"');
    return c.body(pdf, 200);
  });
}
