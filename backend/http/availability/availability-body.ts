import { z } from "@hono/zod-openapi";
import {
  mostExceptions,
  mostPlaces,
  mostRangesADay,
  mostRules,
  mostVacations,
  settingBounds,
} from "../../domain/availability-draft.ts";
import { mostImports } from "../../domain/calendar-import.ts";
import type { Language } from "../../domain/text.ts";
import type { BookingConflict } from "../../domain/availability-conflicts.ts";
import type { OwnAvailability } from "../../use-cases/availability/own-availability.ts";
import { instantText } from "../version.ts";
import { CalendarImportBody, exampleImport, presentImport } from "./calendar-import-body.ts";

const Instant = z.iso.datetime();
export const DateText = z.iso.date().openapi({ example: "2026-12-01" });
const Note = z.string().trim().max(200);
const Zone = z.string().min(1).max(64).openapi({ example: "Europe/Tallinn" });

const range = {
  fromMinute: z.int().min(0).max(1440).openapi({ description: "Minutes after midnight" }),
  toMinute: z.int().min(0).max(1440).openapi({ description: "Minutes after midnight, excluded" }),
  placeId: z.uuid().nullable().openapi({ description: "One of the places; null: by video only" }),
};

const Ranges = z.array(z.object(range)).max(mostRangesADay);

function setting(name: keyof typeof settingBounds) {
  const [least, most] = settingBounds[name];
  return z.int().min(least).max(most);
}

const SettingsBody = z.object({
  bufferMinutes: setting("bufferMinutes").openapi({
    description: "Kept free before and after each session",
  }),
  travelMinutes: setting("travelMinutes").openapi({
    description: "Kept free besides between two sessions in different places",
  }),
  minimumNoticeMinutes: setting("minimumNoticeMinutes"),
  horizonDays: setting("horizonDays").openapi({
    description: "How many days ahead times are offered",
  }),
  stepMinutes: setting("stepMinutes").openapi({
    description: "Start times are so far apart, counted from the start of a range",
  }),
  dailyMaximum: setting("dailyMaximum").nullable().openapi({ description: "Sessions a day" }),
  closedOnPublicHolidays: z.boolean().openapi({ description: "Of Estonia" }),
});

const draft = {
  timeZone: Zone,
  rules: z.array(z.object({ id: z.uuid(), weekday: z.int().min(1).max(7), ...range }))
    .max(mostRules)
    .openapi({ description: "The week; weekday 1 is Monday" }),
  exceptions: z.array(z.object({ date: DateText, note: Note, ranges: Ranges }))
    .max(mostExceptions)
    .openapi({ description: "Dates that differ from the week; without ranges: closed" }),
  vacations: z.array(z.object({ id: z.uuid(), fromDate: DateText, toDate: DateText, note: Note }))
    .max(mostVacations)
    .openapi({ description: "First and last day included" }),
  places: z.array(z.object({ id: z.uuid(), name: z.string().trim().min(1).max(200) }))
    .max(mostPlaces),
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
  settings: {
    bufferMinutes: 15,
    travelMinutes: 0,
    minimumNoticeMinutes: 1440,
    horizonDays: 60,
    stepMinutes: 30,
    dailyMaximum: null,
    closedOnPublicHolidays: true,
  },
};

export const AvailabilityDraftBody = z.object(draft)
  .openapi("AvailabilityDraft", { example: exampleDraft });

const availability = {
  ...draft,
  eventTypes: z.array(z.object({
    url: z.string().max(500),
    name: z.string().max(200),
    durationMinutes: z.int().min(1).max(720),
    schedulingUrl: z.string().max(500),
    meetingTypes: z.array(z.enum(["VIDEO_CALL", "IN_PERSON"])).max(2),
    capacity: z.int().min(1).max(1000),
    practice: z.object({ type: z.string().max(64), intro: z.boolean() }).nullable()
      .openapi({ description: "What it is offered as; the type is a domain value" }),
  })).max(200),
  imports: z.array(CalendarImportBody).max(mostImports),
  holidays: z.array(z.object({
    date: DateText,
    name: z.string().max(100).openapi({ description: "In the request's language" }),
  })).max(30).openapi({ description: "Public holidays of the next 400 days" }),
  updatedAt: Instant.openapi({ description: "Its ETag in quotes; send it as If-Match" }),
};

const exampleAvailability = {
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

const ConflictBody = z.object({
  therapySessionId: z.uuid().nullable().openapi({ description: "null: not in the journal" }),
  startsAt: Instant,
  endsAt: Instant,
  clientName: z.string().max(200),
});

export const SavedAvailabilityBody = z
  .object({
    ...availability,
    conflicts: z.array(ConflictBody).max(1000).openapi({
      description: "Bookings to come that lie outside the hours now; they stay as they are",
    }),
  })
  .openapi("SavedAvailability", {
    example: {
      ...exampleAvailability,
      conflicts: [{
        therapySessionId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
        startsAt: "2026-12-04T08:00:00Z",
        endsAt: "2026-12-04T09:00:00Z",
        clientName: "Mari Maasikas",
      }],
    },
  });

export function presentAvailability(
  { sheet, eventTypes, imports, holidays }: OwnAvailability,
  language: Language,
): z.infer<typeof AvailabilityBody> {
  const { timeZone, rules, exceptions, vacations, places, settings } = sheet;
  return {
    timeZone,
    rules: rules.map(({ id, weekday, fromMinute, toMinute, placeId }) => ({
      id,
      weekday,
      fromMinute,
      toMinute,
      placeId,
    })),
    exceptions: exceptions.map(({ date, note, ranges }) => ({
      date,
      note,
      ranges: ranges.map(({ fromMinute, toMinute, placeId }) => ({
        fromMinute,
        toMinute,
        placeId,
      })),
    })),
    vacations: vacations.map(({ id, fromDate, toDate, note }) => ({ id, fromDate, toDate, note })),
    places: places.map(({ id, name }) => ({ id, name })),
    settings: {
      bufferMinutes: settings.bufferMinutes,
      travelMinutes: settings.travelMinutes,
      minimumNoticeMinutes: settings.minimumNoticeMinutes,
      horizonDays: settings.horizonDays,
      stepMinutes: settings.stepMinutes,
      dailyMaximum: settings.dailyMaximum,
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

export function presentConflict(conflict: BookingConflict): z.infer<typeof ConflictBody> {
  const { therapySessionId, startsAt, endsAt, clientName } = conflict;
  return {
    therapySessionId,
    startsAt: instantText(startsAt),
    endsAt: instantText(endsAt),
    clientName,
  };
}
