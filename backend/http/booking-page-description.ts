import { type Language, titleDash } from "../domain/text.ts";
import { practiceOfType, type Therapist } from "../domain/therapist.ts";
import type { Ports } from "../ports/ports.ts";
import { openGraphHead, type PageDescription } from "./page-descriptions.ts";

/**
 * What a link to a booking page shows: who it is, what, and where. A practitioner who is hidden from search is named, as on
 * the page, and has the general picture.
 */
export async function describeBookingPage(
  { persistence }: Pick<Ports, "persistence">,
  therapist: Therapist,
  { path, eventTypeUri }: {
    path: string;
    /** Of the page of one practice; null for the page with all of them. */
    eventTypeUri: string | null;
  },
  language: Language,
  settings: { publicUrl: string; brand: string },
): Promise<PageDescription> {
  const values = await persistence.domainValues.list();
  const labelOf = (domain: string, code: string) =>
    values.find((one) => one.domainCode === domain && one.code === code)?.labels[language] ?? code;
  const one = eventTypeUri === null ? null : practiceOfType(therapist, eventTypeUri);
  const offered = one ? [one] : therapist.practices.filter(({ intro }) => !intro);
  const practices = [...new Set(offered.map(({ type }) => labelOf("THERAPY_TYPE", type)))];
  const title = `${therapist.name}: ${
    [...practices.slice(0, 2), labelOf("CITY", therapist.city)].join(", ")
  } ${titleDash[language]} ${settings.brand}`;
  const words = therapist.words[language] ?? therapist.words.et ?? therapist.words.en ??
    therapist.words.ru;
  const head = openGraphHead(
    {
      type: "website",
      title,
      description: words?.briefIntroduction ?? "",
      path,
      picture: { slug: therapist.showInSearch ? therapist.slug : null, alt: therapist.name },
    },
    language,
    settings,
  );
  return { path, title, head };
}
