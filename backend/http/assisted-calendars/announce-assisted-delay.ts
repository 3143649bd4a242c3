import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { announceAssistedDelay } from "../../use-cases/assisted-calendars/announce-assisted-delay.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { DelayMinutes } from "../therapy-sessions/delay-body.ts";
import { instantText } from "../version.ts";
import { CalendarId, calendarRefusals } from "./assisted-session-body.ts";

const AssistedAnnouncementBody = z.object({ minutes: DelayMinutes })
  .openapi("AssistedDelayAnnouncement", { example: { minutes: 10 } });

const AssistedDelayBody = z.object({
  messages: z.array(z.object({
    sessionId: z.uuid(),
    startsAt: z.iso.datetime(),
    clientName: z.string().max(200),
    minutes: z.int().min(5).max(60).openapi({
      description: "How much later this session begins",
    }),
    isKnown: z.boolean().openapi({
      description: "Whether the client knows of a delay as long already and gets no other mail",
    }),
  })).max(100),
}).openapi("AssistedDelay", {
  example: {
    messages: [{
      sessionId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
      startsAt: "2026-11-24T12:00:00Z",
      clientName: "Mari Maasikas",
      minutes: 10,
      isKnown: false,
    }],
  },
});

const route = createRoute({
  method: "post",
  path: "/api/assisted-calendars/{therapistId}/delay",
  operationId: "announceAssistedDelay",
  tags: ["assisted-calendars"],
  summary: "Mail the clients of today that a practitioner is late",
  description:
    "For assistants of the practitioner, and for the practitioner. From the next session of today on, as " +
    "`announceDelay`; without sessions of today the list is empty.",
  security: bearer,
  middleware: signedIn,
  request: { params: CalendarId, ...required(AssistedAnnouncementBody) },
  responses: {
    200: { description: "Who got a mail", ...json(AssistedDelayBody) },
    ...refusals(...new Set([...bodyRefusals, ...calendarRefusals])),
  },
});

export function mountAnnounceAssistedDelay(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    const { messages } = await announceAssistedDelay(ports, c.var, input);
    return c.json({
      messages: messages.map(({ session, minutes, isKnown }) => ({
        sessionId: session.id,
        startsAt: instantText(session.startsAt),
        clientName: session.client.name,
        minutes,
        isKnown,
      })),
    }, 200);
  });
}
