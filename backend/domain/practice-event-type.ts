import type { PracticeGroup } from "./domain-value.ts";
import type { ProfilePractice } from "./profile.ts";
import { type Language, languages, type Text } from "./text.ts";

export const introNames: Text = {
  et: "Tasuta tutvumiskohtumine",
  en: "Free first meeting",
  ru: "Бесплатная первая встреча",
};

export const groupColours: Record<PracticeGroup, string> = {
  somatic: "#80442c",
  talking: "#206546",
  energetic: "#7b4467",
  other: "#2c5b7c",
};

const languageOfCode: Record<string, Language> = {
  ESTONIAN: "et",
  ENGLISH: "en",
  RUSSIAN: "ru",
};

/** The language of a practitioner's calendar: the first one they work in. */
export function calendarLanguage(spoken: string[]): Language {
  return spoken.flatMap((code) => languageOfCode[code] ?? [])[0] ?? languages[0];
}

export function eventTypeSlug({ type, durationMinutes }: ProfilePractice): string {
  return `${type.toLowerCase().replaceAll("_", "-")}-${durationMinutes}`;
}
