import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { removeAssistant } from "../../use-cases/assistants/remove-assistant.ts";
import { refusals } from "../errors.ts";
import { done } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { AssistantId } from "./assistant-body.ts";

const route = createRoute({
  method: "delete",
  path: "/api/assistants/{id}",
  operationId: "removeAssistant",
  tags: ["assistants"],
  summary: "End the access of an assistant, or decline an invitation",
  description:
    "For the practitioner and for the assistant or invited person. The calendar is closed to the assistant from the " +
    "next request on, and the other side gets a mail.",
  security: bearer,
  middleware: signedIn,
  request: { params: AssistantId },
  responses: {
    ...done,
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND"),
  },
});

export function mountRemoveAssistant(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await removeAssistant(ports, c.var, c.req.valid("param"));
    return c.body(null, 204);
  });
}
