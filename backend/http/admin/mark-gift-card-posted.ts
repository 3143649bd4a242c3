import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { markGiftCardPosted } from "../../use-cases/admin/mark-gift-card-posted.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { byId } from "./admin-query.ts";
import { ListedGiftCardBody, presentListedGiftCard } from "./listed-gift-card-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/admin/gift-cards/{id}/posted",
  operationId: "markGiftCardPosted",
  tags: ["admin"],
  summary: "Note that a gift card is in the post",
  description: "For admins. The buyer gets a mail.",
  security: bearer,
  middleware: signedIn,
  request: byId,
  responses: {
    200: { description: "The card", ...json(ListedGiftCardBody) },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_ILLEGAL_TRANSITION",
      "ERR_ALREADY_SENT",
    ),
  },
});

export function mountMarkGiftCardPosted(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param") };
    return c.json(
      presentListedGiftCard(await markGiftCardPosted(ports, c.var, input), c.var.now),
      200,
    );
  });
}
