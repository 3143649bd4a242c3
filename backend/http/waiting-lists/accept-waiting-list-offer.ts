import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { acceptWaitingListOffer } from "../../use-cases/waiting-lists/accept-waiting-list-offer.ts";
import { refusals } from "../errors.ts";
import { json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { AcknowledgementBody, suitabilityRefusals } from "../suitability/booking-verdict-body.ts";
import {
  AnswerBody,
  linkRefusals,
  presentWaitingList,
  WaitingListBody,
} from "./waiting-list-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/waiting-lists/link/accept",
  operationId: "acceptWaitingListOffer",
  tags: ["waiting-lists"],
  summary: "Accept the offered time",
  description:
    "Books the time, to be paid on site, and ends the waiting. A repetition, on any device, returns the same booking. " +
    "A stored test of the person applies as in `bookTime`, but its reasons are named only to the person when signed in.",
  request: required(
    z.object({ ...AnswerBody.shape, acknowledgement: AcknowledgementBody.optional() }).openapi(
      "OfferAcceptance",
    ),
  ),
  responses: {
    200: { description: "The place on the list", ...json(WaitingListBody) },
    ...refusals(
      ...linkRefusals,
      "ERR_NOT_FOUND",
      "ERR_OFFER_ENDED",
      "ERR_SLOT_TAKEN",
      "ERR_SLOT_NOT_OFFERED",
      "ERR_PRACTICE_NOT_OFFERED",
      "ERR_HOLD_EXPIRED",
      "ERR_CLIENT_BUSY",
      "ERR_ONCE_PER_CLIENT",
      "ERR_NO_NEW_CLIENTS",
      "ERR_WAITLIST_ONLY",
      "ERR_OWN_CALENDAR",
      "ERR_TOO_MANY_BOOKINGS",
      "ERR_BOOK_AT_PROVIDER",
      ...suitabilityRefusals,
    ),
  },
});

export function mountAcceptWaitingListOffer(
  router: Router,
  ports: Ports,
  { publicUrl, maxOpenBookings }: { publicUrl: string; maxOpenBookings: number },
) {
  router.openapi(route, async (c) => {
    const place = await acceptWaitingListOffer(ports, c.var, {
      ...c.req.valid("json"),
      maxOpenBookings,
    });
    c.header("Cache-Control", "no-store");
    return c.json(presentWaitingList(place, { ...c.var, publicUrl }), 200);
  });
}
