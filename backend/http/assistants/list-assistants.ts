import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listAssistants } from "../../use-cases/assistants/list-assistants.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { AssistantsBody, presentAssistants } from "./assistant-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/assistants",
  operationId: "listAssistants",
  tags: ["assistants"],
  summary: "List who keeps the caller's calendar",
  description: "For practitioners. People who are invited and have not answered are included.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "The assistants, the oldest first", ...json(AssistantsBody) },
    ...refusals("ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListAssistants(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    return c.json(presentAssistants(await listAssistants(ports, c.var)), 200);
  });
}
