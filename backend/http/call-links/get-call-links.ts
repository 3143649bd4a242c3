import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getCallLinks } from "../../use-cases/call-links/get-call-links.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { CallLinksBody, presentCallLinks } from "./call-links-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/call-links",
  operationId: "getCallLinks",
  tags: ["call-links"],
  summary: "Get the links of the caller's video sessions",
  description: "For practitioners. Clients see a link from 24 hours before the session.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "The links", ...json(CallLinksBody) },
    ...refusals("ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountGetCallLinks(router: Router, ports: Ports) {
  router.openapi(
    route,
    async (c) => c.json(presentCallLinks(await getCallLinks(ports, c.var)), 200),
  );
}
