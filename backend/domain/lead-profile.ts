import type { DomainValue } from "./domain-value.ts";
import type { Lead } from "./lead.ts";
import type { ProfileContent } from "./profile.ts";

type City = Pick<DomainValue, "code" | "labels">;

export function hasDetails({ city, message, practices, languages, meetingTypes }: Lead): boolean {
  return Boolean(city || message) ||
    [practices, languages, meetingTypes].some(({ length }) => length > 0);
}

/** A new profile with what its practitioner has written in the application. A town that is no known city is there by its name. */
export function profileFromLead<File>(
  content: ProfileContent<File>,
  { language, city, message, ...lead }: Lead,
  { cities, newId }: { cities: City[]; newId: () => string },
): ProfileContent<File> {
  const [practices, languages, meetingTypes] = [
    [...new Set(lead.practices)],
    [...new Set(lead.languages)],
    [...new Set(lead.meetingTypes)],
  ];
  const town = city?.trim() ?? "";
  const code = cities.find((known) => isNamed(known, town))?.code ?? town;
  const meetsInPerson = meetingTypes.length === 0 || meetingTypes.includes("IN_PERSON");
  return {
    ...content,
    city: code,
    languages,
    texts: { ...content.texts, [language]: { ...content.texts[language], about: message } },
    practices: practices.map((type) => ({
      id: newId(),
      type,
      durationMinutes: null,
      priceCents: null,
      meetingTypes,
      bufferMinutes: null,
      seats: 1,
      startTimes: [],
      intro: false,
      schedulingUrl: "",
      archived: false,
    })),
    places: town === "" || !meetsInPerson ? [] : [{
      id: newId(),
      city: code,
      address: "",
      lat: null,
      lon: null,
      label: noText,
      access: {},
      arrivalNote: noText,
      picture: null,
    }],
  };
}

const noText = { et: "", en: "", ru: "" };

function isNamed({ code, labels }: City, town: string): boolean {
  const same = (name: string) => name.toLocaleLowerCase("et") === town.toLocaleLowerCase("et");
  return same(code) || Object.values(labels).some(same);
}
