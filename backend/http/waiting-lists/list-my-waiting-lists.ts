import { createRoute, z } from "@hono/zod-openapi";
import { mostWaitingLists } from "../../domain/waiting-list.ts";
import type { Ports } from "../../ports/ports.ts";
import { listMyWaitingLists } from "../../use-cases/waiting-lists/list-my-waiting-lists.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentWaitingList, WaitingListBody } from "./waiting-list-body.ts";

const MyListsBody = z.object({ waitingLists: z.array(WaitingListBody).max(mostWaitingLists) })
  .openapi("MyWaitingLists");

const route = createRoute({
  method: "get",
  path: "/api/waiting-lists",
  operationId: "listMyWaitingLists",
  tags: ["waiting-lists"],
  summary: "List the waiting lists the caller is on",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "In the order of joining", ...json(MyListsBody) },
    ...refusals("ERR_UNAUTHORIZED"),
  },
});

export function mountListMyWaitingLists(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const own = await listMyWaitingLists(ports, c.var);
    c.header("Cache-Control", "no-store");
    const context = { ...c.var, publicUrl };
    return c.json({ waitingLists: own.map((one) => presentWaitingList(one, context)) }, 200);
  });
}
