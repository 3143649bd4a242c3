import { z } from "@hono/zod-openapi";
import {
  mostPlaces,
  mostQuestions,
  mostRules,
  type PracticeDraft,
  questionMaxLength,
  type settingBounds,
} from "../../domain/availability-draft.ts";
import { presentRange, range, setting, weekday } from "./range-body.ts";

const own = (name: keyof typeof settingBounds) => setting(name).nullable();

export const PracticeDraftBody = z.object({
  eventTypeUrl: z.string().max(500).openapi({ description: "The `url` of the event type" }),
  bufferBeforeMinutes: own("bufferMinutes").openapi({
    description: "Minutes that stay free before a session; null as in `settings`",
  }),
  bufferAfterMinutes: own("bufferMinutes").openapi({
    description: "Minutes that stay free after a session; null as in `settings`",
  }),
  minimumNoticeMinutes: own("minimumNoticeMinutes").openapi({
    description: "Minutes before its start until which a time can be booked; null as in `settings`",
  }),
  horizonDays: own("horizonDays").openapi({
    description: "How many days ahead a time can be booked; null as in `settings`",
  }),
  dailyMaximum: own("dailyMaximum").openapi({
    description:
      "The maximum number of sessions of this practice a day, besides that of all in `settings`",
  }),
  weeklyMaximum: own("weeklyMaximum").openapi({
    description:
      "The maximum number of sessions of this practice a week, besides that of all in `settings`",
  }),
  hours: z.array(z.object({ weekday, ...range })).max(mostRules).nullable()
    .openapi({
      description:
        "Its own weekly hours; exceptions only shorten them. null: the weekly hours of all practices",
    }),
  placeIds: z.array(z.uuid()).max(mostPlaces).nullable().openapi({
    description: "The places it is offered at in person; null for all",
  }),
  questions: z.array(z.object({
    name: z.string().trim().min(1).max(questionMaxLength),
    required: z.boolean(),
  })).max(mostQuestions).openapi({ description: "What the booking form asks, in this order" }),
});

export const examplePractice = {
  eventTypeUrl:
    "http://localhost:8000/api/calendly/event_types/0197a1c2-6d1e-7000-8000-3f5b2a9c1d24",
  bufferBeforeMinutes: null,
  bufferAfterMinutes: 30,
  minimumNoticeMinutes: null,
  horizonDays: null,
  dailyMaximum: 2,
  weeklyMaximum: null,
  hours: null,
  placeIds: null,
  questions: [{ name: "What would you like to work on?", required: false }],
};

export function practiceDraftOf(
  { eventTypeUrl, ...rest }: z.infer<typeof PracticeDraftBody>,
): PracticeDraft {
  return { eventTypeUri: eventTypeUrl, ...rest };
}

export function presentPractice(practice: PracticeDraft): z.infer<typeof PracticeDraftBody> {
  return {
    eventTypeUrl: practice.eventTypeUri,
    bufferBeforeMinutes: practice.bufferBeforeMinutes,
    bufferAfterMinutes: practice.bufferAfterMinutes,
    minimumNoticeMinutes: practice.minimumNoticeMinutes,
    horizonDays: practice.horizonDays,
    dailyMaximum: practice.dailyMaximum,
    weeklyMaximum: practice.weeklyMaximum,
    hours: practice.hours?.map((rule) => ({ weekday: rule.weekday, ...presentRange(rule) })) ??
      null,
    placeIds: practice.placeIds,
    questions: practice.questions.map(({ name, required }) => ({ name, required })),
  };
}
