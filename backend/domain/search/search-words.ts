import type { DomainCode, DomainValue } from "../domain-value.ts";
import type { Therapist } from "../therapist.ts";
import { inOtherAlphabet } from "./transliteration.ts";
import { foldWords } from "./word-slips.ts";

export type SearchWords = {
  name: string;
  practices: string;
  helps: string;
  places: string;
  texts: string;
};

/** With labels and synonyms in every language, so that a Russian word finds an Estonian profile. */
export function searchWords(therapist: Therapist, domainValues: DomainValue[]): SearchWords {
  const offered = therapist.practices.filter((practice) => !practice.intro);
  const texts = Object.values(therapist.words).map((words) => words.briefIntroduction);
  const cities = [therapist.city, ...therapist.locations.map((location) => location.city)];
  const meetingTypes = offered.flatMap((practice) => practice.meetingTypes);
  return {
    name: foldWords(`${therapist.name} ${inOtherAlphabet(therapist.name)}`),
    practices: labels("THERAPY_TYPE", offered.map((practice) => practice.type)),
    helps: labels("WAY_OF_HELPING", therapist.waysOfHelping),
    places: [
      labels("CITY", cities),
      otherTowns(cities),
      labels("MEETING_TYPE", meetingTypes),
      labels("LANGUAGE", therapist.languages),
      labels("GENDER", [therapist.gender]),
    ].join(" "),
    texts: foldWords(texts.join(" ")),
  };

  /** The names of places that are no known city. */
  function otherTowns(names: string[]): string {
    const known = domainValues.filter(({ domainCode }) => domainCode === "CITY");
    return names.filter((name) => !known.some(({ code }) => code === name))
      .map((name) => foldWords(`${name} ${inOtherAlphabet(name)}`)).join(" ");
  }

  function labels(domainCode: DomainCode, codes: string[]): string {
    return domainValues
      .filter((value) => value.domainCode === domainCode && codes.includes(value.code))
      .map(wordsOf)
      .join(" ");
  }
}

const known = new WeakMap<DomainValue, string>();

function wordsOf(value: DomainValue): string {
  const { labels, synonyms } = value;
  const words = known.get(value) ??
    foldWords([...Object.values(labels), ...Object.values(synonyms).flat()].join(" "));
  known.set(value, words);
  return words;
}
