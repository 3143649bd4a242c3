import type { Text } from "./text.ts";

export const domainCodes = [
  "CITY",
  "GENDER",
  "LANGUAGE",
  "MEETING_TYPE",
  "THERAPY_TYPE",
  "WAY_OF_HELPING",
] as const;

export type DomainCode = (typeof domainCodes)[number];

export const practiceGroups = ["somatic", "talking", "energetic", "other"] as const;

export type PracticeGroup = (typeof practiceGroups)[number];

export type DomainValue = {
  domainCode: DomainCode;
  code: string;
  sort: number;
  group: PracticeGroup | null;
  labels: Text;
  synonyms: Record<keyof Text, string[]>;
  lat: number | null;
  lon: number | null;
};
