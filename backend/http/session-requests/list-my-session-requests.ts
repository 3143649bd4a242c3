import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listMySessionRequests } from "../../use-cases/session-requests/list-my-session-requests.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { OwnRequestBody, presentOwnRequest } from "./session-request-body.ts";

const MyRequestsBody = z.object({ requests: z.array(OwnRequestBody).max(1000) })
  .openapi("MySessionRequests");

const route = createRoute({
  method: "get",
  path: "/api/session-requests/me",
  operationId: "listMySessionRequests",
  tags: ["session-requests"],
  summary: "List the caller's requests",
  description: "Those that wait, and those that ended without a booking within a week.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "The requests, the latest first", ...json(MyRequestsBody) },
    ...refusals("ERR_UNAUTHORIZED"),
  },
});

export function mountListMySessionRequests(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const entries = await listMySessionRequests(ports, c.var);
    c.header("Cache-Control", "no-store");
    return c.json({ requests: entries.map((entry) => presentOwnRequest(entry, c.var)) }, 200);
  });
}
