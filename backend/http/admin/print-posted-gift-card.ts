import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { printPostedGiftCard } from "../../use-cases/admin/print-posted-gift-card.ts";
import { refusals } from "../errors.ts";
import { printedGiftCard } from "../gift-cards/printed-gift-card.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { byId } from "./admin-query.ts";

const route = createRoute({
  method: "get",
  path: "/api/admin/gift-cards/{id}/pdf",
  operationId: "printPostedGiftCard",
  tags: ["admin"],
  summary: "Print a gift card for the post",
  description: "For admins. Each printing is recorded, because the code can be read from it.",
  security: bearer,
  middleware: signedIn,
  request: byId,
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
      "ERR_ILLEGAL_TRANSITION",
      "ERR_UNAVAILABLE",
    ),
  },
});

export function mountPrintPostedGiftCard(
  router: Router,
  ports: Ports,
  settings: { brand: string; publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const card = await printPostedGiftCard(ports, c.var, c.req.valid("param"));
    const pdf = await ports.printedPages.giftCard(printedGiftCard(card, settings));
    c.header("Cache-Control", "no-store");
    c.header("Content-Type", "application/pdf");
    c.header("Content-Disposition", 'attachment; filename="heaolu.pdf"');
    return c.body(pdf, 200);
  });
}
