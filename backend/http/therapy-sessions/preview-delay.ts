import { createRoute, z } from "@hono/zod-openapi";
import { delayMinutes } from "../../domain/running-late.ts";
import type { Ports } from "../../ports/ports.ts";
import { previewDelay } from "../../use-cases/therapy-sessions/preview-delay.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { DelayBody, presentDelay } from "./delay-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/therapy-sessions/therapist/delay",
  operationId: "previewDelay",
  tags: ["therapy-sessions"],
  summary: "Preview the mails of a practitioner who is late",
  description:
    "The sessions of today that begin later than booked when the first one does. Time between two sessions makes up " +
    "for a delay, except for the way to another place. Nothing is sent.",
  security: bearer,
  middleware: signedIn,
  request: {
    query: z.object({
      minutes: z.enum(delayMinutes.map(String)).openapi({
        description: "How much later the first session begins, in minutes",
      }),
      from: z.uuid().optional().openapi({
        description: "The first session that begins later; by default the next one of today",
      }),
    }),
  },
  responses: {
    200: { description: "The mails that would be sent", ...json(DelayBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountPreviewDelay(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { minutes, from } = c.req.valid("query");
    const input = { minutes: Number(minutes), fromId: from };
    const delay = await previewDelay(ports, c.var, input);
    return c.json(presentDelay(delay, ports.mail, c.var.now), 200);
  });
}
