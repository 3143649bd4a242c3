import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { waitForSeat } from "../../use-cases/waiting-lists/wait-for-seat.ts";
import { Uri } from "../calendly/calendly-body.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentWaitingList, WaitingListBody } from "./waiting-list-body.ts";

const SeatBody = z.object({ eventTypeUri: Uri, startsAt: z.iso.datetime() })
  .openapi("SeatWish", { description: "A group time without a free seat" });

const route = createRoute({
  method: "post",
  path: "/api/waiting-lists/seats",
  operationId: "waitForSeat",
  tags: ["waiting-lists"],
  summary: "Wait for a seat of a full group time",
  description:
    "The caller agrees to the terms for `bookings`. A repetition keeps the place. A seat that becomes free is kept for " +
    "one person at a time in the order of joining. A place ends with its first offer, when the group is cancelled, and " +
    "when no seat can be booked any more. It moves with the group.",
  security: bearer,
  middleware: signedIn,
  request: required(SeatBody),
  responses: {
    200: { description: "The place in line", ...json(WaitingListBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_OWN_CALENDAR",
      "ERR_NOT_FOUND",
      "ERR_SEATS_LEFT",
      "ERR_SLOT_NOT_OFFERED",
      "ERR_CLIENT_BUSY",
      "ERR_NO_NEW_CLIENTS",
      "ERR_TOO_MANY_WAITING_LISTS",
      "ERR_BOOK_AT_PROVIDER",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountWaitForSeat(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const { eventTypeUri, startsAt } = c.req.valid("json");
    const seat = { eventTypeUri, startsAt: Date.parse(startsAt) };
    const joined = await waitForSeat(ports, c.var, seat);
    return c.json(presentWaitingList(joined, { ...c.var, publicUrl }), 200);
  });
}
