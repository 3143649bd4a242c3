import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { announceDelay } from "../../use-cases/therapy-sessions/announce-delay.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { DelayBody, DelayMinutes, presentDelay } from "./delay-body.ts";

const AnnouncementBody = z.object({
  minutes: DelayMinutes,
  from: z.uuid().optional().openapi({
    description: "The first session that begins later; by default the next one of today",
  }),
}).openapi("DelayAnnouncement", { example: { minutes: 10 } });

const route = createRoute({
  method: "post",
  path: "/api/therapy-sessions/therapist/delay",
  operationId: "announceDelay",
  tags: ["therapy-sessions"],
  summary: "Mail the clients of today that the practitioner is late",
  description:
    "Each client whose session begins later gets one mail in their language, and the delay is shown with the session. " +
    "The booked times stay. A second request with the same delay sends nothing; a longer delay replaces a shorter one.",
  security: bearer,
  middleware: signedIn,
  request: required(AnnouncementBody),
  responses: {
    200: { description: "The mails", ...json(DelayBody) },
    ...refusals(...bodyRefusals, "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountAnnounceDelay(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { minutes, from } = c.req.valid("json");
    const delay = await announceDelay(ports, c.var, { minutes, fromId: from });
    return c.json(presentDelay(delay, ports.mail, c.var.now), 200);
  });
}
