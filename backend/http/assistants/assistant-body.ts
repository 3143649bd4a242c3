import { z } from "@hono/zod-openapi";
import { mostAssistants } from "../../domain/assistant.ts";
import type { OwnAssistant } from "../../use-cases/assistants/own-assistants.ts";
import { instantText, optionalInstantText } from "../version.ts";

export const AssistantId = z.object({ id: z.uuid() });

export const JoinedAt = z.iso.datetime().nullable().openapi({
  description: "Null while the invitation is open",
});

export const AssistantsBody = z.object({
  assistants: z.array(z.object({
    id: z.uuid(),
    email: z.string().max(254),
    name: z.string().max(200).nullable().openapi({
      description: "Null while the invitation is open",
    }),
    invitedAt: z.iso.datetime(),
    joinedAt: JoinedAt,
  })).max(mostAssistants),
}).openapi("Assistants", {
  example: {
    assistants: [{
      id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
      email: "abi@example.ee",
      name: "Anneli Abi",
      invitedAt: "2026-11-20T07:00:00Z",
      joinedAt: "2026-11-20T09:30:00Z",
    }],
  },
});

export function presentAssistants(assistants: OwnAssistant[]): z.infer<typeof AssistantsBody> {
  return {
    assistants: assistants.map(({ id, email, name, invitedAt, joinedAt }) => ({
      id,
      email,
      name,
      invitedAt: instantText(invitedAt),
      joinedAt: optionalInstantText(joinedAt),
    })),
  };
}
