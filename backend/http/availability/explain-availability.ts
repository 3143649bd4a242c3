import { createRoute, z } from "@hono/zod-openapi";
import { profileLimits } from "../../domain/profile.ts";
import { publicHolidayName } from "../../domain/public-holidays.ts";
import type { Language } from "../../domain/text.ts";
import { dayOfDate } from "../../domain/wall-clock.ts";
import type { Ports } from "../../ports/ports.ts";
import type { NamedBusy, NamedReason } from "../../ports/scheduling/availability.ts";
import {
  explainAvailability,
  type ExplainedReason,
} from "../../use-cases/availability/explain-availability.ts";
import { refusals } from "../errors.ts";
import { json, optional } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { instantText } from "../version.ts";
import { DateText, practitionerRefusals } from "./availability-body.ts";
import { CalendarInstant } from "./calendar-instant.ts";
import { weekday } from "./range-body.ts";

const Instant = z.iso.datetime();
const Minutes = z.int().min(0).max(100_000);
const MinuteOfDay = z.int().min(0).max(1440);

const reasonCodes = [
  "past",
  "too-soon",
  "beyond-horizon",
  "closed-weekday",
  "outside-hours",
  "off-step",
  "off-set-times",
  "exception",
  "vacation",
  "public-holiday",
  "booked",
  "held",
  "imported-busy",
  "buffer",
  "travel",
  "daily-maximum",
  "weekly-maximum",
  "other-places",
  "stay",
  "too-short",
  "gap",
  "companions-open",
  "companion-busy",
  "companions-elsewhere",
] as const;

const RangeBody = z.object({
  fromMinute: MinuteOfDay,
  toMinute: MinuteOfDay,
  placeId: z.uuid().nullable(),
});

/** One shape for all reasons: a field that a reason does not use is left out. */
const ReasonBody = z.object({
  code: z.enum(reasonCodes),
  opensAt: optional(
    Instant.openapi({ description: "`beyond-horizon`: when the time becomes bookable" }),
  ),
  until: optional(Instant.openapi({
    description:
      "`too-soon`: the latest time to book it; `too-short`, `gap`: the end of the bookable hours",
  })),
  minutes: optional(Minutes.openapi({
    description:
      "`too-soon`: the minimum notice; `off-step`: the step; `buffer`, `travel`: the minutes that must stay free; " +
      "`too-short`, `gap`: the minutes that are left",
  })),
  days: optional(
    z.int().min(0).max(1000).openapi({ description: "`beyond-horizon`: the horizon in days" }),
  ),
  weekday: optional(
    z.int().min(1).max(7).openapi({ description: "`closed-weekday`: 1 is Monday" }),
  ),
  ranges: optional(
    z.array(RangeBody).max(100).openapi({
      description: "`outside-hours`, `exception`: the bookable hours of the day",
    }),
  ),
  fromMinute: optional(
    MinuteOfDay.openapi({ description: "`off-step`: the minute that the steps count from" }),
  ),
  startTimes: optional(
    z.array(z.object({ weekday, minute: MinuteOfDay })).max(profileLimits.startTimes).openapi({
      description: "`off-set-times`: when the group meets every week",
    }),
  ),
  date: optional(DateText.openapi({ description: "`exception`, `public-holiday`: the date" })),
  fromDate: optional(DateText.openapi({ description: "`vacation`, `stay`: the first day" })),
  toDate: optional(DateText.openapi({ description: "`vacation`, `stay`: the last day" })),
  timeZone: optional(
    z.string().max(64).openapi({
      description: "`stay`: the IANA time zone of those days, when the weekly hours are by video",
    }),
  ),
  placeIds: optional(
    z.array(z.uuid()).max(100).openapi({
      description: "`other-places`: where the hours are; the practice is not offered there",
    }),
  ),
  holidayName: optional(
    z.string().max(100).openapi({
      description: "`public-holiday`: its name in the language of the request",
    }),
  ),
  maximum: optional(
    z.int().min(0).max(1000).openapi({
      description: "`daily-maximum`, `weekly-maximum`: the maximum of sessions",
    }),
  ),
  ofPractice: optional(
    z.boolean().openapi({
      description:
        "`daily-maximum`, `weekly-maximum`: whether only sessions of this practice count",
    }),
  ),
  busyFrom: optional(Instant.openapi({
    description:
      "`booked`, `held`, `imported-busy`, `buffer`, `travel`: the start of the conflicting time",
  })),
  busyTo: optional(Instant.openapi({ description: "The end of the conflicting time" })),
  sessionId: optional(z.uuid().openapi({ description: "The conflicting session" })),
  clientName: optional(
    z.string().max(200).openapi({ description: "The client of the conflicting session" }),
  ),
  names: optional(
    z.array(z.string().max(200)).max(10).openapi({
      description: "`companion-busy`: those who hold the practice together and have no time then",
    }),
  ),
  importName: optional(
    z.string().max(100).openapi({ description: "The imported calendar of the conflicting time" }),
  ),
});

const ExplanationBody = z
  .object({
    free: z.boolean(),
    reasons: z.array(ReasonBody).max(50),
    outsideHours: z.boolean().openapi({
      description: "Whether the practitioner can book it for a client with `outsideHours`",
    }),
  })
  .openapi("AvailabilityExplanation", {
    example: {
      free: false,
      reasons: [{
        code: "booked",
        busyFrom: "2026-11-24T08:00:00Z",
        busyTo: "2026-11-24T09:00:00Z",
        sessionId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
        clientName: "Mari Maasikas",
      }],
      outsideHours: false,
    },
  });

function presentReason(
  { reason, therapySessionId }: ExplainedReason,
  language: Language,
): z.infer<typeof ReasonBody> {
  return {
    ...presentFacts(reason, language),
    ...(therapySessionId ? { sessionId: therapySessionId } : {}),
  };
}

function presentFacts(
  reason: NamedReason,
  language: Language,
): z.infer<typeof ReasonBody> {
  const { code } = reason;
  switch (reason.code) {
    case "too-soon":
    case "too-short":
    case "gap":
      return { code, minutes: reason.minutes, until: instantText(reason.until) };
    case "beyond-horizon":
      return { code, days: reason.days, opensAt: instantText(reason.opensAt) };
    case "closed-weekday":
      return { code, weekday: reason.weekday };
    case "outside-hours":
      return { code, ranges: reason.ranges.map(presentRange) };
    case "exception":
      return { code, date: reason.date, ranges: reason.ranges.map(presentRange) };
    case "off-step":
      return { code, minutes: reason.minutes, fromMinute: reason.fromMinute };
    case "off-set-times":
      return {
        code,
        startTimes: reason.startTimes.map(({ weekday, minute }) => ({ weekday, minute })),
      };
    case "vacation":
      return { code, fromDate: reason.fromDate, toDate: reason.toDate };
    case "public-holiday": {
      const name = publicHolidayName(dayOfDate(reason.date));
      return { code, date: reason.date, ...(name ? { holidayName: name[language] } : {}) };
    }
    case "daily-maximum":
    case "weekly-maximum":
      return { code, maximum: reason.maximum, ofPractice: reason.ofPractice };
    case "other-places":
      return { code, placeIds: reason.placeIds };
    case "stay": {
      const { fromDate, toDate, timeZone } = reason;
      return { code, fromDate, toDate, timeZone };
    }
    case "buffer":
    case "travel":
      return { code, minutes: reason.minutes, ...presentBusy(reason.time) };
    case "booked":
    case "held":
    case "imported-busy":
      return { code, ...presentBusy(reason.time) };
    case "companion-busy":
      return { code, names: reason.names };
    case "companions-open":
    case "companions-elsewhere":
    case "past":
      return { code };
  }
}

function presentRange({ fromMinute, toMinute, placeId }: z.infer<typeof RangeBody>) {
  return { fromMinute, toMinute, placeId };
}

function presentBusy({ startsAt, endsAt, inviteeName, importName }: NamedBusy) {
  return {
    busyFrom: instantText(startsAt),
    busyTo: instantText(endsAt),
    ...(inviteeName ? { clientName: inviteeName } : {}),
    ...(importName ? { importName } : {}),
  };
}

const route = createRoute({
  method: "get",
  path: "/api/availability/why",
  operationId: "explainAvailability",
  tags: ["availability"],
  summary: "Explain why a time cannot be booked",
  description: "For practitioners.",
  security: bearer,
  middleware: signedIn,
  request: {
    query: z.object({
      eventTypeUrl: z.string().max(500),
      startsAt: CalendarInstant.openapi({ example: "2026-11-24T08:00:00Z" }),
      by: z.enum(["client", "practitioner"]).default("client").openapi({
        description:
          "Who would book it. Notice, horizon, start times and maxima do not bind the practitioner",
      }),
      sessionId: z.uuid().optional().openapi({
        description:
          "The session that would move there: its own time does not count, its meeting type does",
      }),
    }),
  },
  responses: {
    200: { description: "All reasons; none when the time is free", ...json(ExplanationBody) },
    ...refusals("ERR_INVALID_INPUT", ...practitionerRefusals),
  },
});

export function mountExplainAvailability(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { eventTypeUrl, startsAt, by, sessionId } = c.req.valid("query");
    const input = {
      eventTypeUrl,
      startsAt: Date.parse(startsAt),
      byPractitioner: by === "practitioner",
      sessionId,
    };
    const { reasons, ...explained } = await explainAvailability(ports, c.var, input);
    const body = {
      ...explained,
      reasons: reasons.map((one) => presentReason(one, c.var.language)),
    };
    return c.json(body, 200);
  });
}
