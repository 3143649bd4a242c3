import { createRoute, z } from "@hono/zod-openapi";
import { emailMaxLength } from "../../domain/account.ts";
import { meetingTypes } from "../../domain/scheduling.ts";
import { languages } from "../../domain/text.ts";
import { commentMaxLength } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { bookForClient } from "../../use-cases/therapy-sessions/book-for-client.ts";
import { refusals } from "../errors.ts";
import { IdempotencyKey, idempotent } from "../idempotent.ts";
import { bodyRefusals, optional, required } from "../json-bodies.ts";
import { BookingPhone } from "../phone-number.ts";
import type { Router } from "../router.ts";
import { sharedText } from "../shared-text.ts";
import { InviteeName } from "../user/user-body.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { sendSession, sessionResponse } from "./therapy-session-body.ts";

const ClientEmail = z.email().max(emailMaxLength).openapi({
  description: "Without it the client gets no mails and cannot sign in",
});

export const clientBookingFields = {
  eventTypeUrl: z.string().max(500).openapi({
    description: "The event type of one of the practitioner's practices",
  }),
  startsAt: z.iso.datetime({ offset: true }),
  meetingType: z.enum(meetingTypes).optional().openapi({
    description: "By default the first meeting type that is possible at this time",
  }),
  placeId: z.uuid().optional().openapi({
    description:
      "The place of a session in person, one of the practitioner's calendar. By default where the working hours are; any other " +
      "place is outside of them",
  }),
  outsideHours: z.boolean().optional().openapi({
    description:
      "Also outside of the working hours, on closed dates and public holidays, after `ERR_OUTSIDE_HOURS`. Sessions, held " +
      "and imported times, vacations and absences stay closed",
  }),
  client: z.union([
    z.object({ id: z.uuid() }).openapi({ description: "A person who had a session before" }),
    z.object({
      email: optional(ClientEmail),
      name: InviteeName,
      phone: optional(BookingPhone),
      language: z.enum(languages).openapi({ description: "The language of the mails" }),
    }),
  ]),
};

export const exampleClientBooking = {
  eventTypeUrl:
    "http://localhost:8000/api/calendly/event_types/0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
  startsAt: "2026-11-24T16:15:00Z",
  client: { email: "mari@example.org", name: "Mari Maasikas", language: "et" as const },
};

const ClientBookingBody = z.object({
  ...clientBookingFields,
  note: sharedText(commentMaxLength).optional().openapi({
    description: "A comment that the client reads in the mail, by its link and in the journal",
  }),
}).openapi("ClientBooking", { example: exampleClientBooking });

export const clientBookingRefusals = [
  ...bodyRefusals,
  "ERR_UNAUTHORIZED",
  "ERR_FORBIDDEN",
  "ERR_NOT_FOUND",
  "ERR_BOOK_AT_PROVIDER",
  "ERR_PRACTICE_NOT_OFFERED",
  "ERR_SLOT_TAKEN",
  "ERR_SLOT_NOT_OFFERED",
  "ERR_OUTSIDE_HOURS",
  "ERR_CLIENT_BUSY",
  "ERR_OWN_CALENDAR",
  "ERR_ONCE_PER_CLIENT",
  "ERR_REQUEST_IN_PROGRESS",
  "ERR_IDEMPOTENCY_MISMATCH",
  "ERR_TOO_MANY_REQUESTS",
] as const;

const route = createRoute({
  method: "post",
  path: "/api/therapy-sessions/therapist",
  operationId: "bookForClient",
  tags: ["therapy-sessions"],
  summary: "Book a session for a client",
  description:
    "For practitioners, at any notice; a time outside of their working hours only with `outsideHours`. The client gets the mail of " +
    "every booking, with links to move or cancel it. A person without an account gets one that only the owner of the " +
    "mailbox can open. A client without an email gets no mails, so the practitioner calls.",
  security: bearer,
  middleware: signedIn,
  request: { headers: IdempotencyKey, ...required(ClientBookingBody) },
  responses: {
    201: { description: "The new session", ...sessionResponse },
    ...refusals(...clientBookingRefusals),
  },
});

export function mountBookForClient(router: Router, ports: Ports) {
  router.use(route.getRoutingPath(), idempotent(ports));
  router.openapi(route, async (c) => {
    const { eventTypeUrl, startsAt, ...rest } = c.req.valid("json");
    const input = { ...rest, eventTypeUri: eventTypeUrl, startsAt: Date.parse(startsAt) };
    return c.json(sendSession(c, await bookForClient(ports, c.var, input)), 201);
  });
}
