import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { blockGiftCard } from "../../use-cases/admin/block-gift-card.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { byId } from "./admin-query.ts";
import { ListedGiftCardBody, presentListedGiftCard } from "./listed-gift-card-body.ts";
import { ReasonBody } from "./reason-body.ts";
const route = createRoute({
  method: "post",
  path: "/api/admin/gift-cards/{id}/block",
  operationId: "blockGiftCard",
  tags: ["admin"],
  summary: "Block a gift card",
  description: "For admins. Its code is refused from now on; the money stays on it.",
  security: bearer,
  middleware: signedIn,
  request: { ...byId, ...required(ReasonBody) },
  responses: {
    200: { description: "The card", ...json(ListedGiftCardBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_STEP_UP_REQUIRED",
      "ERR_NOT_FOUND",
      "ERR_ILLEGAL_TRANSITION",
    ),
  },
});

export function mountBlockGiftCard(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(presentListedGiftCard(await blockGiftCard(ports, c.var, input), c.var.now), 200);
  });
}
