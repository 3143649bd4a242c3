import type { Place } from "../../domain/availability-draft.ts";
import type { WeeklyRule } from "../../domain/availability.ts";
import type { AvailabilitySheet } from "../../ports/scheduling/availability.ts";

/** The weekly hours alone: exceptions, rules of practices and settings stay with the practitioner. */
export type AssistedHours = {
  /** IANA zone of the minutes. */
  timeZone: string;
  rules: WeeklyRule[];
  places: Place[];
  /** ms, the version. */
  updatedAt: number;
};

export function assistedHours(
  { timeZone, rules, places, updatedAt }: AvailabilitySheet,
): AssistedHours {
  return { timeZone, rules, places, updatedAt };
}
