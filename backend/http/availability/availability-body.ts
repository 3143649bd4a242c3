import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
  type AvailabilityDraft,
  availabilityNoteMaxLength,
  mostExceptions,
  mostPlaces,
  mostPractices,
  mostRangesADay,
  mostRules,
  mostStays,
  mostTravelTimes,
  mostVacations,
  placeNameMaxLength,
} from "../../domain/availability-draft.ts";
import { mostImports } from "../../domain/calendar-import.ts";
import { meetingTypes } from "../../domain/scheduling.ts";
import type { Language } from "../../domain/text.ts";
import type { OwnAvailability } from "../../use-cases/availability/own-availability.ts";
import { limitBody } from "../body-limits.ts";
import type { signedIn, SignedInEnv } from "../signed-in.ts";
import { etagOf, instantText } from "../version.ts";
import { CalendarImportBody, exampleImport, presentImport } from "./calendar-import-body.ts";
import {
  examplePractice,
  PracticeDraftBody,
  practiceDraftOf,
  presentPractice,
} from "./practice-draft-body.ts";
import { presentRange, range, setting, weekday } from "./range-body.ts";

const Instant = z.iso.datetime();
export const DateText = z.iso.date().openapi({ example: "2026-12-01" });
const Note = z.string().trim().max(availabilityNoteMaxLength);
const Zone = z.string().min(1).max(64).openapi({ example: "Europe/Tallinn" });

const Ranges = z.array(z.object(range)).max(mostRangesADay);

const SettingsBody = z.object({
  bufferMinutes: setting("bufferMinutes").openapi({
    description: "Minutes that stay free before and after each session",
  }),
  travelMinutes: setting("travelMinutes").openapi({
    description: "Additional minutes that stay free between sessions in different places",
  }),
  minimumNoticeMinutes: setting("minimumNoticeMinutes").openapi({
    description: "Minutes before its start until which a time can be booked",
  }),
  horizonDays: setting("horizonDays").openapi({
    description: "How many days ahead a time can be booked",
  }),
  stepMinutes: setting("stepMinutes").openapi({
    description: "Minutes between start times, from the start of a range",
  }),
  dailyMaximum: setting("dailyMaximum").nullable().openapi({
    description: "The maximum number of sessions a day; null for no maximum",
  }),
  weeklyMaximum: setting("weeklyMaximum").nullable().openapi({
    description: "The maximum number of sessions from Monday to Sunday; null for no maximum",
  }),
  closedOnPublicHolidays: z.boolean().openapi({ description: "In Estonia" }),
});

const draft = {
  timeZone: Zone,
  rules: z.array(z.object({ id: z.uuid(), weekday, ...range }))
    .max(mostRules)
    .openapi({ description: "The weekly hours; weekday 1 is Monday" }),
  exceptions: z.array(z.object({
    date: DateText,
    note: Note,
    ranges: Ranges,
    onlyShortens: z.boolean().optional().openapi({
      description: "Whether the ranges open nothing: they only shorten the weekly hours",
    }),
  }))
    .max(mostExceptions)
    .openapi({
      description: "Dates with other hours than the weekly ones; without ranges the date is closed",
    }),
  vacations: z.array(z.object({ id: z.uuid(), fromDate: DateText, toDate: DateText, note: Note }))
    .max(mostVacations)
    .openapi({ description: "Closed days, the first and the last included" }),
  places: z.array(
    z.object({ id: z.uuid(), name: z.string().trim().min(1).max(placeNameMaxLength) }),
  )
    .max(mostPlaces),
  travelTimes: z.array(z.object({
    fromPlaceId: z.uuid(),
    toPlaceId: z.uuid(),
    minutes: setting("travelMinutes"),
  })).max(mostTravelTimes).openapi({
    description:
      "Minutes between two places in either direction, instead of `travelMinutes` of the settings",
  }),
  stays: z.array(z.object({ id: z.uuid(), fromDate: DateText, toDate: DateText, timeZone: Zone }))
    .max(mostStays)
    .openapi({
      description:
        "Dates in another time zone, the first and the last included. Hours of these dates are in that zone, and " +
        "weekly hours are by video only",
    }),
  practices: z.array(PracticeDraftBody).max(mostPractices).openapi({
    description: "Rules of single event types; event types that are left out keep theirs",
  }),
  settings: SettingsBody,
};

const exampleDraft = {
  timeZone: "Europe/Tallinn",
  rules: [{
    id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d21",
    weekday: 1,
    fromMinute: 600,
    toMinute: 1080,
    placeId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d22",
  }],
  exceptions: [{ date: "2026-12-04", note: "", ranges: [] }],
  vacations: [{
    id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d23",
    fromDate: "2026-12-28",
    toDate: "2027-01-03",
    note: "",
  }],
  places: [{ id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d22", name: "Pikk 1, Tallinn" }],
  travelTimes: [],
  stays: [{
    id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d25",
    fromDate: "2027-02-01",
    toDate: "2027-02-07",
    timeZone: "Europe/Lisbon",
  }],
  practices: [examplePractice],
  settings: {
    bufferMinutes: 15,
    travelMinutes: 0,
    minimumNoticeMinutes: 1440,
    horizonDays: 60,
    stepMinutes: 30,
    dailyMaximum: null,
    weeklyMaximum: 20,
    closedOnPublicHolidays: true,
  },
};

export const AvailabilityDraftBody = z.object(draft)
  .openapi("AvailabilityDraft", { example: exampleDraft });

export function draftOf(
  { practices, ...body }: z.infer<typeof AvailabilityDraftBody>,
): AvailabilityDraft {
  return { ...body, practices: practices.map(practiceDraftOf) };
}

const availability = {
  ...draft,
  eventTypes: z.array(z.object({
    url: z.string().max(500),
    name: z.string().max(200),
    durationMinutes: z.int().min(1).max(720),
    schedulingUrl: z.string().max(500),
    meetingTypes: z.array(z.enum(meetingTypes)).max(2),
    capacity: z.int().min(1).max(1000),
    practice: z.object({ type: z.string().max(64), intro: z.boolean() }).nullable()
      .openapi({
        description: "The practice it is offered as; `type` is a domain value code of THERAPY_TYPE",
      }),
  })).max(200),
  imports: z.array(CalendarImportBody).max(mostImports),
  holidays: z.array(z.object({
    date: DateText,
    name: z.string().max(100).openapi({ description: "In the language of the request" }),
  })).max(30).openapi({ description: "Public holidays of the next 400 days" }),
  updatedAt: Instant.openapi({
    description: "The time of the last change; in quotes it is the ETag",
  }),
};

export const exampleAvailability = {
  ...exampleDraft,
  eventTypes: [{
    url: "http://localhost:8000/api/calendly/event_types/0197a1c2-6d1e-7000-8000-3f5b2a9c1d24",
    name: "Kehapsühholoogia",
    durationMinutes: 60,
    schedulingUrl: "http://localhost:8000/@kadri-tamm/body-psy-60",
    meetingTypes: ["VIDEO_CALL" as const, "IN_PERSON" as const],
    capacity: 1,
    practice: { type: "BODY_PSY", intro: false },
  }],
  imports: [exampleImport],
  holidays: [{ date: "2026-12-24", name: "Christmas Eve" }],
  updatedAt: "2026-11-20T07:00:00Z",
};

export const AvailabilityBody = z.object(availability)
  .openapi("Availability", { example: exampleAvailability });

export const practitionerRefusals = [
  "ERR_UNAUTHORIZED",
  "ERR_FORBIDDEN",
  "ERR_NOT_FOUND",
  "ERR_AVAILABILITY_AT_PROVIDER",
] as const;

export const limitDraft: typeof signedIn = limitBody(500_000);

export function sendAvailability(c: Context<SignedInEnv>, availability: OwnAvailability) {
  c.header("ETag", etagOf(availability.sheet));
  return present(availability, c.var.language);
}

function present(
  { sheet, eventTypes, imports, holidays }: OwnAvailability,
  language: Language,
): z.infer<typeof AvailabilityBody> {
  const { timeZone, rules, exceptions, vacations, places, settings } = sheet;
  const { travelTimes, stays, practices } = sheet;
  return {
    timeZone,
    rules: rules.map(({ id, weekday, ...rule }) => ({ id, weekday, ...presentRange(rule) })),
    exceptions: exceptions.map(({ date, note, ranges, onlyShortens }) => ({
      date,
      note,
      ...(onlyShortens && { onlyShortens }),
      ranges: ranges.map(presentRange),
    })),
    vacations: vacations.map(({ id, fromDate, toDate, note }) => ({ id, fromDate, toDate, note })),
    places: places.map(({ id, name }) => ({ id, name })),
    travelTimes: travelTimes.map(({ fromPlaceId, toPlaceId, minutes }) => ({
      fromPlaceId,
      toPlaceId,
      minutes,
    })),
    stays: stays.map(({ id, fromDate, toDate, timeZone }) => ({ id, fromDate, toDate, timeZone })),
    practices: practices.map(presentPractice),
    settings: {
      bufferMinutes: settings.bufferMinutes,
      travelMinutes: settings.travelMinutes,
      minimumNoticeMinutes: settings.minimumNoticeMinutes,
      horizonDays: settings.horizonDays,
      stepMinutes: settings.stepMinutes,
      dailyMaximum: settings.dailyMaximum,
      weeklyMaximum: settings.weeklyMaximum,
      closedOnPublicHolidays: settings.closedOnPublicHolidays,
    },
    eventTypes: eventTypes.map(({ eventType: type, offer }) => ({
      url: type.uri,
      name: type.name,
      durationMinutes: type.durationMinutes,
      schedulingUrl: type.schedulingUrl,
      meetingTypes: type.meetingTypes,
      capacity: type.capacity,
      practice: offer && { type: offer.type, intro: offer.intro },
    })),
    imports: imports.map(presentImport),
    holidays: holidays.map(({ date, name }) => ({ date, name: name[language] })),
    updatedAt: instantText(sheet.updatedAt),
  };
}
