import { createRoute, z } from "@hono/zod-openapi";
import { actors, reasonMaxLength, therapySessionStatuses } from "../../domain/therapy-session.ts";
import { therapySessionActions } from "../../domain/therapy-session-action.ts";
import type { Ports } from "../../ports/ports.ts";
import {
  listTherapySessionHistory,
  type TherapySessionChange,
} from "../../use-cases/therapy-sessions/list-therapy-session-history.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { instantText, optionalInstantText } from "../version.ts";
import { SessionId } from "./therapy-session-body.ts";

const MovedTime = z.iso.datetime().nullable();
const Status = z.enum(therapySessionStatuses);

const TherapySessionChangeBody = z
  .object({
    at: z.iso.datetime(),
    actor: z.enum(actors).openapi({
      description:
        "The role that made the change; `provider` is the scheduling provider, `clock` a scheduled job",
    }),
    assistantName: z.string().max(200).nullable().openapi({
      description:
        "Who acted for the practitioner, such as an assistant; null when the practitioner did",
    }),
    action: z.enum(therapySessionActions),
    fromStatus: Status.nullable().openapi({
      description: "The status before the change; null for the first entry",
    }),
    toStatus: Status,
    reason: z.string().max(reasonMaxLength).nullable().openapi({
      description:
        "The reason that was given; for a rating, the rating; for a payment on site, its amount, method and day",
    }),
    fromStartsAt: MovedTime.openapi({ description: "For `reschedule`: the start before the move" }),
    fromEndsAt: MovedTime,
    toStartsAt: MovedTime.openapi({ description: "For `reschedule`: the start after the move" }),
    toEndsAt: MovedTime,
    outcome: z.enum(["free", "late"]).nullable().openapi({
      description:
        "Whether the cancellation or reschedule was free or late; null for other actions",
    }),
  })
  .openapi("TherapySessionChange", {
    example: {
      at: "2026-11-20T18:04:09.120Z",
      actor: "client",
      assistantName: null,
      action: "cancel",
      fromStatus: "booked",
      toStatus: "cancelled",
      reason: "Ill",
      fromStartsAt: null,
      fromEndsAt: null,
      toStartsAt: null,
      toEndsAt: null,
      outcome: "free",
    },
  });

function present(change: TherapySessionChange): z.infer<typeof TherapySessionChangeBody> {
  return {
    ...change,
    at: instantText(change.at),
    action: TherapySessionChangeBody.shape.action.parse(change.action),
    fromStartsAt: optionalInstantText(change.fromStartsAt),
    fromEndsAt: optionalInstantText(change.fromEndsAt),
    toStartsAt: optionalInstantText(change.toStartsAt),
    toEndsAt: optionalInstantText(change.toEndsAt),
  };
}

const route = createRoute({
  method: "get",
  path: "/api/therapy-sessions/{id}/history",
  operationId: "listTherapySessionHistory",
  tags: ["therapy-sessions"],
  summary: "List the changes of a session",
  description: "For the client and the practitioner of the session. Oldest change first.",
  security: bearer,
  middleware: signedIn,
  request: { params: SessionId },
  responses: {
    200: {
      description: "The latest 500 changes",
      ...json(z.array(TherapySessionChangeBody).max(500)),
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_REASON_REQUIRED", "ERR_NOT_FOUND"),
  },
});

export function mountListTherapySessionHistory(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const changes = await listTherapySessionHistory(ports, c.var, c.req.valid("param"));
    return c.json(changes.map(present), 200);
  });
}
