import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { acceptAssistance } from "../../use-cases/assistants/accept-assistance.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { AssistantId } from "./assistant-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/assistants/{id}/accept",
  operationId: "acceptAssistance",
  tags: ["assistants"],
  summary: "Accept the invitation to keep a practitioner's calendar",
  description:
    "For the owner of the invited address, once it is confirmed. The practitioner gets a mail.",
  security: bearer,
  middleware: signedIn,
  request: { params: AssistantId },
  responses: {
    ...done,
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND"),
  },
});

export function mountAcceptAssistance(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await acceptAssistance(ports, c.var, c.req.valid("param"));
    return c.body(null, 204);
  });
}
