import { createRoute, z } from "@hono/zod-openapi";
import { giftCardStates } from "../../domain/money/gift-card.ts";
import type { Ports } from "../../ports/ports.ts";
import { listGiftCards } from "../../use-cases/admin/list-gift-cards.ts";
import { refusals } from "../errors.ts";
import { json, optional } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { listOrder, NextCursor, pageQuery } from "./admin-query.ts";
import { Total } from "./sorted-query.ts";
import { ListedGiftCardBody, presentListedGiftCard } from "./listed-gift-card-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/admin/gift-cards",
  operationId: "listGiftCards",
  tags: ["admin"],
  summary: "List gift cards",
  description: "For admins and finance. Codes are not shown.",
  security: bearer,
  middleware: signedIn,
  request: {
    query: z.object({
      ...pageQuery,
      text: optional(
        z.string().trim().min(1).max(100).openapi({
          description: "A part of a name or address, or the last four symbols of the code",
        }),
      ),
      order: listOrder("newest"),
      state: optional(z.enum(giftCardStates)),
      toPost: optional(
        z.literal("true").openapi({ description: "Only paid cards that have to be posted" }),
      ),
    }),
  },
  responses: {
    200: {
      description: "A page of gift cards",
      ...json(
        z.object({
          giftCards: z.array(ListedGiftCardBody).max(100),
          nextCursor: NextCursor,
          total: Total,
        })
          .openapi("GiftCardPage"),
      ),
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListGiftCards(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { toPost, ...query } = c.req.valid("query");
    const page = await listGiftCards(ports, c.var, { ...query, toPost: toPost === "true" });
    const giftCards = page.items.map((one) => presentListedGiftCard(one, c.var.now));
    return c.json({ giftCards, nextCursor: page.nextCursor, total: page.total }, 200);
  });
}
