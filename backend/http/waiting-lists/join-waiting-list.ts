import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { joinWaitingList } from "../../use-cases/waiting-lists/join-waiting-list.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import {
  presentWaitingList,
  waitingExample,
  WaitingListBody,
  wishFields,
} from "./waiting-list-body.ts";

const JoinBody = z.object({ therapistId: z.uuid(), ...wishFields }).openapi("WaitingListWish", {
  example: { therapistId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10", ...waitingExample },
});

const route = createRoute({
  method: "post",
  path: "/api/waiting-lists",
  operationId: "joinWaitingList",
  tags: ["waiting-lists"],
  summary: "Join the waiting list of a practitioner",
  description:
    "The caller agrees to the terms for `bookings`. A repetition changes what the caller waits for and keeps the place. Times that become free are offered to one " +
    "person at a time in the order of joining.",
  security: bearer,
  middleware: signedIn,
  request: required(JoinBody),
  responses: {
    200: { description: "The place on the list", ...json(WaitingListBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_OWN_CALENDAR",
      "ERR_NOT_FOUND",
      "ERR_NO_NEW_CLIENTS",
      "ERR_TOO_MANY_WAITING_LISTS",
      "ERR_BOOK_AT_PROVIDER",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountJoinWaitingList(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const joined = await joinWaitingList(ports, c.var, c.req.valid("json"));
    return c.json(presentWaitingList(joined, { ...c.var, publicUrl }), 200);
  });
}
