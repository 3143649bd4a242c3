import { createRoute, z } from "@hono/zod-openapi";
import { mostPlaces, placeNameMaxLength } from "../../domain/availability-draft.ts";
import { meetingTypes } from "../../domain/scheduling.ts";
import { mostCalendarDays } from "../../domain/work-calendar.ts";
import type { Ports } from "../../ports/ports.ts";
import { getAssistedCalendar } from "../../use-cases/assisted-calendars/get-assisted-calendar.ts";
import { CalendarDate } from "../availability/calendar-instant.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { instantText } from "../version.ts";
import {
  AssistedSessionBody,
  assistedSessionExample,
  CalendarId,
  calendarRefusals,
  presentAssisted,
} from "./assisted-session-body.ts";

const time = { startsAt: z.iso.datetime(), endsAt: z.iso.datetime() };

const AssistedCalendarBody = z.object({
  timeZone: z.string().max(64).openapi({ description: "The practitioner's IANA time zone" }),
  sessions: z.array(AssistedSessionBody).max(2000).openapi({
    description: "By start, without cancelled ones",
  }),
  busy: z.array(z.object(time)).max(3000).openapi({
    description: "Times that something else blocks, without what it is",
  }),
  days: z.array(z.object({
    date: z.iso.date(),
    away: z.enum(["vacation", "holiday"]).nullable(),
    open: z.array(z.object({ ...time, placeId: z.uuid().nullable() })).max(200),
    closed: z.array(z.object(time)).max(200).openapi({
      description: "Usual hours that an exception closes",
    }),
  })).max(mostCalendarDays).openapi({
    description: "One for each date. Empty when the hours are kept at an outside provider",
  }),
  places: z.array(z.object({ id: z.uuid(), name: z.string().max(placeNameMaxLength) }))
    .max(mostPlaces),
  practices: z.array(z.object({
    eventTypeUrl: z.string().max(500),
    type: z.string().max(40).openapi({ description: "A domain value code of THERAPY_TYPE" }),
    intro: z.boolean(),
    durationMinutes: z.int().min(1).max(1440),
    meetingTypes: z.array(z.enum(meetingTypes)).max(2),
  })).max(200).openapi({ description: "What the practitioner offers, without prices" }),
}).openapi("AssistedCalendar", {
  example: {
    timeZone: "Europe/Tallinn",
    sessions: [assistedSessionExample],
    busy: [],
    days: [{
      date: "2026-11-24",
      away: null,
      open: [{
        startsAt: "2026-11-24T07:00:00Z",
        endsAt: "2026-11-24T15:00:00Z",
        placeId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d22",
      }],
      closed: [],
    }],
    places: [{ id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d22", name: "Pikk 1, Tallinn" }],
    practices: [{
      eventTypeUrl:
        "http://localhost:8000/api/calendly/event_types/0197a1c2-6d1e-7000-8000-3f5b2a9c1d24",
      type: "BODY_PSY",
      intro: false,
      durationMinutes: 60,
      meetingTypes: ["IN_PERSON" as const],
    }],
  },
});

const route = createRoute({
  method: "get",
  path: "/api/assisted-calendars/{therapistId}",
  operationId: "getAssistedCalendar",
  tags: ["assisted-calendars"],
  summary: "Read a practitioner's calendar between two dates as an assistant",
  description:
    "For assistants of the practitioner, and for the practitioner, who sees what they see: clients' names, times, " +
    "practices, places and states, without texts, tests, money and addresses. Clients see that it was read. " +
    `Dates are in the practitioner's time zone; at most ${mostCalendarDays} of them.`,
  security: bearer,
  middleware: signedIn,
  request: { params: CalendarId, query: z.object({ from: CalendarDate, to: CalendarDate }) },
  responses: {
    200: { description: "The calendar", ...json(AssistedCalendarBody) },
    ...refusals(...calendarRefusals),
  },
});

export function mountGetAssistedCalendar(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("query") };
    const calendar = await getAssistedCalendar(ports, c.var, input);
    const present = ({ startsAt, endsAt }: { startsAt: number; endsAt: number }) => ({
      startsAt: instantText(startsAt),
      endsAt: instantText(endsAt),
    });
    return c.json({
      timeZone: calendar.timeZone,
      sessions: calendar.sessions.map((session) => presentAssisted(session, c.var.now)),
      busy: calendar.blocking.map(({ time }) => present(time)),
      days: calendar.days.map(({ date, away, open, closed }) => ({
        date,
        away,
        open: open.map((one) => ({ ...present(one), placeId: one.placeId })),
        closed: closed.map(present),
      })),
      places: calendar.places.map(({ id, name }) => ({ id, name })),
      practices: calendar.practices.map((practice) => ({
        eventTypeUrl: practice.eventTypeUri,
        type: practice.type,
        intro: practice.intro,
        durationMinutes: practice.durationMinutes,
        meetingTypes: practice.meetingTypes,
      })),
    }, 200);
  });
}
