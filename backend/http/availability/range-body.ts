import { z } from "@hono/zod-openapi";
import { settingBounds } from "../../domain/availability-draft.ts";
import type { DayRange } from "../../domain/availability.ts";

/** The fields of a time range. */
export const range = {
  fromMinute: z.int().min(0).max(1440).openapi({ description: "Minutes after midnight" }),
  toMinute: z.int().min(0).max(1440).openapi({ description: "Minutes after midnight, excluded" }),
  placeId: z.uuid().nullable().openapi({
    description: "The id of one of the places; null when only a video call is possible",
  }),
};

export const weekday = z.int().min(1).max(7);

export function setting(name: keyof typeof settingBounds) {
  const [least, most] = settingBounds[name];
  return z.int().min(least).max(most);
}

export function presentRange({ fromMinute, toMinute, placeId }: DayRange): DayRange {
  return { fromMinute, toMinute, placeId };
}
