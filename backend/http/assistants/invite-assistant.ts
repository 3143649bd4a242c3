import { createRoute, z } from "@hono/zod-openapi";
import { languages } from "../../domain/text.ts";
import type { Ports } from "../../ports/ports.ts";
import { inviteAssistant } from "../../use-cases/assistants/invite-assistant.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { Email } from "../user/user-body.ts";
import { AssistantsBody, presentAssistants } from "./assistant-body.ts";

const AssistantInvitationBody = z.object({
  email: Email,
  language: z.enum(languages).openapi({
    description: "The language of the mail when the address has no account",
  }),
}).openapi("AssistantInvitation", { example: { email: "abi@example.ee", language: "et" } });

const route = createRoute({
  method: "post",
  path: "/api/assistants",
  operationId: "inviteAssistant",
  tags: ["assistants"],
  summary: "Invite a person to keep the caller's calendar",
  description:
    "For practitioners. The person gets a mail and keeps the calendar only after accepting. An open invitation is " +
    "mailed again and counts from now. The answer does not tell whether the address has an account.",
  security: bearer,
  middleware: signedIn,
  request: required(AssistantInvitationBody),
  responses: {
    200: { description: "The assistants, the oldest first", ...json(AssistantsBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_TOO_MANY_ASSISTANTS",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountInviteAssistant(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const assistants = await inviteAssistant(ports, c.var, c.req.valid("json"));
    return c.json(presentAssistants(assistants), 200);
  });
}
