import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { leaveWaitingList } from "../../use-cases/waiting-lists/leave-waiting-list.ts";
import { refusals } from "../errors.ts";
import { json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import {
  linkRefusals,
  presentWaitingList,
  TokenBody,
  WaitingListBody,
} from "./waiting-list-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/waiting-lists/link/leave",
  operationId: "leaveWaitingList",
  tags: ["waiting-lists"],
  summary: "Leave a waiting list",
  description: "A repetition changes nothing.",
  request: required(TokenBody),
  responses: {
    200: { description: "The place on the list", ...json(WaitingListBody) },
    ...refusals(
      ...linkRefusals,
      "ERR_NOT_FOUND",
    ),
  },
});

export function mountLeaveWaitingList(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const place = await leaveWaitingList(ports, c.var, c.req.valid("json"));
    c.header("Cache-Control", "no-store");
    return c.json(presentWaitingList(place, { ...c.var, publicUrl }), 200);
  });
}
