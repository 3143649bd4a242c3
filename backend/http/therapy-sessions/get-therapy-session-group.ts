import { createRoute, z } from "@hono/zod-openapi";
import { statusAt, therapySessionStatuses } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import {
  getTherapySessionGroup,
  type SessionGroup,
} from "../../use-cases/therapy-sessions/get-therapy-session-group.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { SessionId } from "./therapy-session-body.ts";

const TherapySessionGroupBody = z.object({
  seats: z.int().min(1).max(1000).openapi({ description: "1: it is no group" }),
  waiting: z.int().min(0).max(100_000).openapi({
    description: "How many people are in line for a seat",
  }),
  participants: z.array(z.object({
    sessionId: z.uuid(),
    name: z.string().max(200),
    status: z.enum(therapySessionStatuses),
    noShow: z.boolean(),
  })).max(1000).openapi({ description: "All clients who booked this time, cancelled ones too" }),
}).openapi("TherapySessionGroup");

function present(
  { seats, waiting, sessions }: SessionGroup,
  now: number,
): z.infer<typeof TherapySessionGroupBody> {
  return {
    seats,
    waiting,
    participants: sessions.map((session) => ({
      sessionId: session.id,
      name: session.client.name,
      status: statusAt(session, now),
      noShow: session.noShowAt !== null,
    })),
  };
}

const route = createRoute({
  method: "get",
  path: "/api/therapy-sessions/{id}/group",
  operationId: "getTherapySessionGroup",
  tags: ["therapy-sessions"],
  summary: "List the participants of a group session",
  description:
    "For the practitioner of the session only: participants never see each other. A session of one client has one seat.",
  security: bearer,
  middleware: signedIn,
  request: { params: SessionId },
  responses: {
    200: { description: "The seats and the participants", ...json(TherapySessionGroupBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountGetTherapySessionGroup(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const group = await getTherapySessionGroup(ports, c.var, c.req.valid("param"));
    return c.json(present(group, c.var.now), 200);
  });
}
