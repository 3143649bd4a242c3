import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { declineWaitingListOffer } from "../../use-cases/waiting-lists/decline-waiting-list-offer.ts";
import { refusals } from "../errors.ts";
import { json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import {
  AnswerBody,
  linkRefusals,
  presentWaitingList,
  WaitingListBody,
} from "./waiting-list-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/waiting-lists/link/decline",
  operationId: "declineWaitingListOffer",
  tags: ["waiting-lists"],
  summary: "Decline the offered time",
  description: "The place on the list stays, and the time goes to the next person.",
  request: required(AnswerBody),
  responses: {
    200: { description: "The place on the list", ...json(WaitingListBody) },
    ...refusals(
      ...linkRefusals,
      "ERR_OFFER_ENDED",
      "ERR_NOT_FOUND",
    ),
  },
});

export function mountDeclineWaitingListOffer(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const place = await declineWaitingListOffer(ports, c.var, c.req.valid("json"));
    c.header("Cache-Control", "no-store");
    return c.json(presentWaitingList(place, { ...c.var, publicUrl }), 200);
  });
}
