import { day } from "./duration.ts";
import type { DomainValue, PracticeGroup } from "./domain-value.ts";
import type { Language } from "./text.ts";
import type { Therapist } from "./therapist.ts";

/** Of the picture beside a link in messengers and social networks, px. */
export const linkPictureSize = { width: 1200, height: 630 } as const;

export const linkPictureFolder = "link-pictures";

/** A stored picture is drawn again after this time. */
export const linkPictureLifetimeMs = 30 * day;

/** What the picture shows. */
export type LinkPicture = {
  language: Language;
  brand: string;
  /** Null on the picture of all pages that are not about a practitioner. */
  person: LinkPicturePerson | null;
};

export type LinkPicturePerson = {
  name: string;
  practices: { name: string; group: PracticeGroup }[];
  place: string;
  /** "Estonian, English" */
  languages: string;
  /** "4.6 (5)"; null without reviews. */
  rating: string | null;
  pictureKey: string | null;
};

const mostPractices = 3;

type Shown = Pick<
  Therapist,
  "name" | "city" | "languages" | "practices" | "rating" | "reviewCount" | "pictureKey"
>;

export function linkPicturePerson(
  { name, city, languages, practices, rating, reviewCount, pictureKey }: Shown,
  values: readonly DomainValue[],
  language: Language,
): LinkPicturePerson {
  const valueOf = (domain: DomainValue["domainCode"], code: string) =>
    values.find((value) => value.domainCode === domain && value.code === code);
  const types = [...new Set(practices.filter(({ intro }) => !intro).map(({ type }) => type))];
  const spoken = languages.map((code) => valueOf("LANGUAGE", code)?.labels[language] ?? code)
    .map((label) => language === "en" ? label : label.toLowerCase());
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return {
    name,
    practices: types.slice(0, mostPractices).map((type) => {
      const value = valueOf("THERAPY_TYPE", type);
      return { name: value?.labels[language] ?? type, group: value?.group ?? "other" };
    }),
    place: valueOf("CITY", city)?.labels[language] ?? city,
    languages: spoken.join(", "),
    rating: rating === null
      ? null
      : `${new Intl.NumberFormat(language, digits).format(rating)} (${reviewCount})`,
    pictureKey,
  };
}

/** The path of the picture; `slug` is that of a practitioner. */
export function linkPicturePath(language: Language, slug: string | null): string {
  return slug === null
    ? `/link-pictures/${language}.jpg`
    : `/link-pictures/${language}/${slug}.jpg`;
}
