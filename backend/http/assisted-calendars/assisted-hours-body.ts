import { z } from "@hono/zod-openapi";
import { mostPlaces, mostRules, placeNameMaxLength } from "../../domain/availability-draft.ts";
import type { AssistedHours } from "../../use-cases/assisted-calendars/assisted-hours.ts";
import { presentRange, range, weekday } from "../availability/range-body.ts";

export const WeeklyHours = z.array(z.object({ weekday, ...range })).max(mostRules).openapi({
  description: "The weekly hours; weekday 1 is Monday",
});

export const assistedHoursFields = {
  timeZone: z.string().max(64).openapi({ description: "The IANA time zone of the hours" }),
  rules: WeeklyHours,
  places: z.array(z.object({ id: z.uuid(), name: z.string().max(placeNameMaxLength) }))
    .max(mostPlaces),
};

const exampleRule = {
  weekday: 1,
  fromMinute: 540,
  toMinute: 960,
  placeId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d22",
};

export const exampleRules = { rules: [exampleRule] };

export const exampleHours = {
  timeZone: "Europe/Tallinn",
  ...exampleRules,
  places: [{ id: exampleRule.placeId, name: "Pikk 1, Tallinn" }],
};

export const AssistedHoursBody = z.object(assistedHoursFields)
  .openapi("AssistedHours", { example: exampleHours });

export function presentHours(
  { timeZone, rules, places }: AssistedHours,
): z.infer<typeof AssistedHoursBody> {
  return {
    timeZone,
    rules: rules.map((rule) => ({ weekday: rule.weekday, ...presentRange(rule) })),
    places: places.map(({ id, name }) => ({ id, name })),
  };
}
