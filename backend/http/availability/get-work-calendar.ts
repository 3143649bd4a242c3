import { createRoute, z } from "@hono/zod-openapi";
import {
  availabilityNoteMaxLength,
  mostPlaces,
  placeNameMaxLength,
} from "../../domain/availability-draft.ts";
import { minute } from "../../domain/duration.ts";
import { meetingTypes } from "../../domain/scheduling.ts";
import { mostCalendarDays } from "../../domain/work-calendar.ts";
import type { Ports } from "../../ports/ports.ts";
import { getWorkCalendar } from "../../use-cases/availability/get-work-calendar.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { present, TherapySessionBody } from "../therapy-sessions/therapy-session-body.ts";
import { therapySessionExample } from "../therapy-sessions/therapy-session-example.ts";
import { instantText } from "../version.ts";
import { DateText } from "./availability-body.ts";
import { CalendarDate } from "./calendar-instant.ts";
import { BlockingTimeBody, presentBlockingTime } from "./blocking-time-body.ts";

const Instant = z.iso.datetime();
const time = { startsAt: Instant, endsAt: Instant };

const WorkCalendarBody = z.object({
  timeZone: z.string().max(64).openapi({ description: "The practitioner's IANA time zone" }),
  sessions: z.array(TherapySessionBody).max(2000).openapi({
    description: "By start, without cancelled ones",
  }),
  times: z.array(BlockingTimeBody).max(3000).openapi({
    description:
      "Whatever else blocks times, by start. Past days have only the times of imported calendars",
  }),
  days: z.array(z.object({
    date: DateText,
    timeZone: z.string().max(64).openapi({
      description:
        "The IANA time zone of the working hours of this date: another than the practitioner's during a stay elsewhere",
    }),
    away: z.enum(["vacation", "holiday"]).nullable(),
    note: z.string().max(availabilityNoteMaxLength),
    open: z.array(z.object({ ...time, placeId: z.uuid().nullable() })).max(200).openapi({
      description: "The working hours; without a place only a video call is possible",
    }),
    closed: z.array(z.object(time)).max(200).openapi({
      description: "Usual hours that an exception closes",
    }),
  })).max(mostCalendarDays).openapi({
    description: "One for each date. Empty when the hours are kept at an outside provider",
  }),
  breaks: z.array(z.object({
    sessionId: z.uuid(),
    kind: z.enum(["before", "after", "travel"]),
    ...time,
  })).max(6000).openapi({
    description:
      "Time around each session that the practitioner's rules keep free of other sessions. `travel` is the way to its " +
      "place from the session before. Breaks may overlap other sessions. Empty when the hours are kept at an outside provider",
  }),
  places: z.array(z.object({ id: z.uuid(), name: z.string().max(placeNameMaxLength) }))
    .max(mostPlaces),
  practices: z.array(z.object({
    eventTypeUrl: z.string().max(500),
    type: z.string().max(40).openapi({ description: "A domain value code of THERAPY_TYPE" }),
    intro: z.boolean(),
    durationMinutes: z.int().min(1).max(1440),
    priceCents: z.int().min(0).max(10_000_000),
    meetingTypes: z.array(z.enum(meetingTypes)).max(2),
  })).max(200).openapi({ description: "What the practitioner offers" }),
}).openapi("WorkCalendar", {
  example: {
    timeZone: "Europe/Tallinn",
    sessions: [therapySessionExample],
    times: [],
    days: [{
      date: "2026-11-24",
      timeZone: "Europe/Tallinn",
      away: null,
      note: "",
      open: [{
        startsAt: "2026-11-24T07:00:00Z",
        endsAt: "2026-11-24T15:00:00Z",
        placeId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d22",
      }],
      closed: [],
    }],
    breaks: [{
      sessionId: therapySessionExample.id,
      kind: "after" as const,
      startsAt: therapySessionExample.endsAt,
      endsAt: instantText(Date.parse(therapySessionExample.endsAt) + 15 * minute),
    }],
    places: [{ id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d22", name: "Pikk 1, Tallinn" }],
    practices: [{
      eventTypeUrl:
        "http://localhost:8000/api/calendly/event_types/0197a1c2-6d1e-7000-8000-3f5b2a9c1d24",
      type: "BODY_PSY",
      intro: false,
      durationMinutes: 60,
      priceCents: 6500,
      meetingTypes: ["IN_PERSON" as const],
    }],
  },
});

const route = createRoute({
  method: "get",
  path: "/api/availability/calendar",
  operationId: "getWorkCalendar",
  tags: ["availability"],
  summary: "Read the caller's calendar between two dates",
  description:
    "For practitioners. Sessions and their breaks, holds and busy times of imported calendars, and the working hours of " +
    "each date. " +
    `Dates are in the practitioner's time zone; at most ${mostCalendarDays} of them.`,
  security: bearer,
  middleware: signedIn,
  request: { query: z.object({ from: CalendarDate, to: CalendarDate }) },
  responses: {
    200: { description: "The calendar", ...json(WorkCalendarBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountGetWorkCalendar(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { account, now } = c.var;
    const calendar = await getWorkCalendar(ports, c.var, c.req.valid("query"));
    const presentTime = ({ startsAt, endsAt }: { startsAt: number; endsAt: number }) => ({
      startsAt: instantText(startsAt),
      endsAt: instantText(endsAt),
    });
    return c.json({
      timeZone: calendar.timeZone,
      sessions: calendar.sessions.map((session) => present(session, account, now)),
      times: calendar.blocking.map(presentBlockingTime),
      days: calendar.days.map(({ date, timeZone, away, note, open, closed }) => ({
        date,
        timeZone,
        away,
        note,
        open: open.map((one) => ({ ...presentTime(one), placeId: one.placeId })),
        closed: closed.map(presentTime),
      })),
      breaks: calendar.breaks.map((one) => ({
        sessionId: one.sessionId,
        kind: one.kind,
        ...presentTime(one),
      })),
      places: calendar.places.map(({ id, name }) => ({ id, name })),
      practices: calendar.practices.map((practice) => ({
        eventTypeUrl: practice.eventTypeUri,
        type: practice.type,
        intro: practice.intro,
        durationMinutes: practice.durationMinutes,
        priceCents: practice.priceCents,
        meetingTypes: practice.meetingTypes,
      })),
    }, 200);
  });
}
