import { z } from "@hono/zod-openapi";
import { publicHolidayName } from "../../domain/public-holidays.ts";
import type { SlotReason } from "../../domain/slot-reasons.ts";
import type { Language } from "../../domain/text.ts";
import { dayOfDate } from "../../domain/wall-clock.ts";
import type { NamedBusy } from "../../ports/scheduling/availability.ts";
import type { ExplainedReason } from "../../use-cases/availability/explain-availability.ts";
import { instantText } from "../version.ts";
import { DateText } from "./availability-body.ts";
import { optional } from "../json-bodies.ts";

const Instant = z.iso.datetime();
const Minutes = z.int().min(0).max(100_000);

const reasonCodes = [
  "past",
  "too-soon",
  "beyond-horizon",
  "closed-weekday",
  "outside-hours",
  "off-step",
  "exception",
  "vacation",
  "public-holiday",
  "booked",
  "held",
  "imported-busy",
  "buffer",
  "travel",
  "daily-maximum",
  "too-short",
  "gap",
] as const;

const RangeBody = z.object({
  fromMinute: z.int().min(0).max(1440),
  toMinute: z.int().min(0).max(1440),
  placeId: z.uuid().nullable(),
});

/** One shape for all of them: what a reason has nothing to say about is left out. */
const ReasonBody = z.object({
  code: z.enum(reasonCodes),
  opensAt: optional(Instant.openapi({ description: "beyond-horizon: bookable from then on" })),
  until: optional(Instant.openapi({
    description: "too-soon: bookable until then; too-short, gap: when the hours end",
  })),
  minutes: optional(Minutes.openapi({
    description:
      "too-soon: notice; off-step: step; buffer, travel: kept free; too-short, gap: what is left",
  })),
  days: optional(z.int().min(0).max(1000).openapi({ description: "beyond-horizon: its length" })),
  weekday: optional(z.int().min(1).max(7).openapi({ description: "closed-weekday: 1 is Monday" })),
  ranges: optional(
    z.array(RangeBody).max(100).openapi({
      description: "outside-hours, exception: the hours of that day",
    }),
  ),
  fromMinute: optional(
    z.int().min(0).max(1440).openapi({
      description: "off-step: the start times are counted from it",
    }),
  ),
  date: optional(DateText.openapi({ description: "exception, public-holiday" })),
  fromDate: optional(DateText.openapi({ description: "vacation" })),
  toDate: optional(DateText.openapi({ description: "vacation: its last day" })),
  holidayName: optional(z.string().max(100).openapi({ description: "In the request's language" })),
  maximum: optional(z.int().min(0).max(1000).openapi({ description: "daily-maximum" })),
  busyFrom: optional(Instant.openapi({
    description: "booked, held, imported-busy, buffer, travel: what is in the way",
  })),
  busyTo: optional(Instant),
  sessionId: optional(z.uuid().openapi({ description: "The session that is in the way" })),
  clientName: optional(z.string().max(200)),
  importName: optional(z.string().max(100).openapi({ description: "The calendar it came from" })),
});

export const ExplanationBody = z
  .object({ free: z.boolean(), reasons: z.array(ReasonBody).max(50) })
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
    },
  });

export function presentExplanation(
  { free, reasons }: { free: boolean; reasons: ExplainedReason[] },
  language: Language,
): z.infer<typeof ExplanationBody> {
  return { free, reasons: reasons.map((reason) => presentReason(reason, language)) };
}

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
  reason: SlotReason<NamedBusy>,
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
    case "vacation":
      return { code, fromDate: reason.fromDate, toDate: reason.toDate };
    case "public-holiday": {
      const name = publicHolidayName(dayOfDate(reason.date));
      return { code, date: reason.date, ...(name ? { holidayName: name[language] } : {}) };
    }
    case "daily-maximum":
      return { code, maximum: reason.maximum };
    case "buffer":
    case "travel":
      return { code, minutes: reason.minutes, ...presentBusy(reason.time) };
    case "booked":
    case "held":
    case "imported-busy":
      return { code, ...presentBusy(reason.time) };
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
