import type { DomainValue, PracticeGroup } from "./domain-value.ts";
import type { ProfilePractice } from "./profile.ts";
import { type Language, languages, type Text } from "./text.ts";

export const introNames: Text = {
  et: "Tasuta tutvumiskohtumine",
  en: "Free first meeting",
  ru: "Бесплатная первая встреча",
};

type NamedIn = { values: readonly DomainValue[]; language: Language };

/** The name that an event type got from its practice, in another language; any other name as it is. */
export function eventTypeNameIn(name: string, { values, language }: NamedIn): string {
  const labels = [
    introNames,
    ...values.flatMap(({ domainCode, labels }) => domainCode === "THERAPY_TYPE" ? [labels] : []),
  ];
  return labels.find((text) => Object.values(text).includes(name))?.[language] ?? name;
}

/** What a session is called. */
export function sessionName(
  { practiceType, intro }: { practiceType: string; intro: boolean },
  values: readonly Pick<DomainValue, "domainCode" | "code" | "labels">[],
): Text {
  if (intro) return introNames;
  const type = values.find(({ domainCode, code }) =>
    domainCode === "THERAPY_TYPE" && code === practiceType
  );
  return type?.labels ?? { et: practiceType, en: practiceType, ru: practiceType };
}

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
