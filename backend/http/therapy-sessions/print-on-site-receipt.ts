import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { printOnSiteReceipt } from "../../use-cases/therapy-sessions/print-on-site-receipt.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { printedOnSiteReceipt } from "./printed-on-site-receipt.ts";
import { SessionId } from "./therapy-session-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/therapy-sessions/{id}/on-site-payment/receipt",
  operationId: "printOnSiteReceipt",
  tags: ["therapy-sessions"],
  summary: "Download the receipt of a payment on site",
  description:
    "For the client and the practitioner of the session, in the language of the request. It says that the practitioner took the money.",
  security: bearer,
  middleware: signedIn,
  request: { params: SessionId },
  responses: {
    200: {
      description: "The PDF",
      content: { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } },
    },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_UNAVAILABLE",
    ),
  },
});

export function mountPrintOnSiteReceipt(
  router: Router,
  ports: Ports,
  { brand }: { brand: string },
) {
  router.openapi(route, async (c) => {
    const receipt = await printOnSiteReceipt(ports, c.var, c.req.valid("param"));
    const { language } = c.var;
    const pdf = await ports.printedPages.pdf(printedOnSiteReceipt(receipt, { language, brand }));
    c.header("Cache-Control", "no-store");
    c.header("Content-Type", "application/pdf");
    c.header("Content-Disposition", 'attachment; filename="heaolu.pdf"');
    return c.body(pdf, 200);
  });
}
