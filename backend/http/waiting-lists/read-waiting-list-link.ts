import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { readWaitingListLink } from "../../use-cases/waiting-lists/read-waiting-list-link.ts";
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
  path: "/api/waiting-lists/link/read",
  operationId: "readWaitingListLink",
  tags: ["waiting-lists"],
  summary: "Read a place on a waiting list by its link",
  description: "Changes nothing, so that mail scanners which open links change nothing.",
  request: required(TokenBody),
  responses: {
    200: { description: "The place on the list", ...json(WaitingListBody) },
    ...refusals(
      ...linkRefusals,
    ),
  },
});

export function mountReadWaitingListLink(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const place = await readWaitingListLink(ports, c.req.valid("json"));
    c.header("Cache-Control", "no-store");
    return c.json(presentWaitingList(place, { ...c.var, publicUrl }), 200);
  });
}
