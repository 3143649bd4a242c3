import { escape } from "html-escaper";
import { isCounted } from "../domain/certificate.ts";
import { shortLabel } from "../domain/domain-value.ts";
import { linkPictureTags } from "./link-picture-tags.ts";
import { type Language, titleDash } from "../domain/text.ts";
import type { Therapist } from "../domain/therapist.ts";
import { hasLetter } from "../domain/visible-text.ts";
import { openGraphLocales } from "./page-path.ts";
import type { Ports } from "../ports/ports.ts";

export type PageDescription = { path: string; title: string; head: string };

const describedReviews = 5;

export async function describeTherapist(
  { persistence }: Pick<Ports, "persistence">,
  therapist: Therapist,
  language: Language,
  settings: { publicUrl: string; brand: string; now: number },
): Promise<PageDescription> {
  const labels = new Map(
    (await persistence.domainValues.list())
      .map((value) => [`${value.domainCode}/${value.code}`, value.labels[language]]),
  );
  const practices = [...new Set(therapist.practices.map((practice) => practice.type))]
    .map((type) => labels.get(`THERAPY_TYPE/${type}`) ?? type);
  const city = labels.get(`CITY/${therapist.city}`) ?? therapist.city;
  const words = therapist.words[language] ?? therapist.words.et ?? therapist.words.en ??
    therapist.words.ru;
  const { items: reviews } = await persistence.reviews.listPublished(therapist.id, {
    limit: describedReviews,
  });
  const title = `${therapist.name}: ${practices.slice(0, 2).map(shortLabel).join(", ")}, ${city} ${
    titleDash[language]
  } ${settings.brand}`;
  const path = `/therapist/view/${therapist.slug}`;
  const url = `${settings.publicUrl}${path}`;
  const picture = therapist.pictureKey &&
    `${settings.publicUrl}/images/${therapist.pictureKey}/1200.webp`;
  const description = words?.briefIntroduction ?? "";

  const properties: Properties = [
    ["og:type", "profile"],
    ["og:site_name", settings.brand],
    ["og:title", title],
    ["og:description", description],
    ["og:url", url],
    ["og:locale", openGraphLocales[language]],
  ];
  const person = {
    "@type": "Person",
    "@id": `${url}#person`,
    name: therapist.name,
    url,
    ...(picture ? { image: picture } : {}),
    description,
    jobTitle: practices,
    knowsLanguage: therapist.languages.map((code) => labels.get(`LANGUAGE/${code}`) ?? code),
    hasCredential: therapist.certificates.filter((one) => isCounted(one, settings.now))
      .map(({ title, issuer, classLabel, validUntil }) => ({
        "@type": "EducationalOccupationalCredential",
        name: title,
        credentialCategory: classLabel,
        recognizedBy: { "@type": "Organization", name: issuer },
        ...(validUntil === null ? {} : { expires: validUntil }),
      })),
  };
  const places = therapist.locations.map(({ address, city, lat, lon }) => ({
    address: {
      "@type": "PostalAddress",
      streetAddress: address,
      addressLocality: labels.get(`CITY/${city}`) ?? city,
      addressCountry: "EE",
    },
    geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lon },
  }));
  const [place, ...otherPlaces] = places;
  const prices = therapist.practices.filter(({ intro }) => !intro).map((one) => one.priceCents);
  // Search engines show ratings of a business, not of a person.
  const business = {
    "@type": place ? "HealthAndBeautyBusiness" : "Organization",
    "@id": `${url}#practice`,
    name: therapist.name,
    url,
    ...(picture ? { image: picture } : {}),
    ...place,
    ...(otherPlaces.length > 0
      ? { location: otherPlaces.map((one) => ({ "@type": "Place", ...one })) }
      : {}),
    ...(place && prices.length > 0 ? { priceRange: priceRange(prices) } : {}),
    employee: { "@id": person["@id"] },
    ...(therapist.rating === null ? {} : {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: Math.round(therapist.rating * 10) / 10,
        reviewCount: therapist.reviewCount,
      },
      // The name of an author who left is a dash.
      review: reviews.filter(({ name }) => hasLetter(name)).map((review) => ({
        "@type": "Review",
        author: { "@type": "Person", name: review.name },
        datePublished: new Date(review.createdAt).toISOString().slice(0, 7),
        inLanguage: review.language.slice(0, 2).toLowerCase(),
        reviewBody: review.text,
        reviewRating: { "@type": "Rating", ratingValue: review.rating },
      })),
    }),
  };
  const linkedData = {
    "@context": "https://schema.org",
    "@graph": [{ "@type": "ProfilePage", url, mainEntity: person }, business],
  };
  return {
    path,
    title,
    head: headOf(description, properties) +
      linkPictureTags({ ...settings, language, slug: therapist.slug, alt: therapist.name }) +
      `<script type="application/ld+json">${asJson(linkedData)}</script>`,
  };
}

export function describeText(
  { path, name, description }: { path: string; name: string; description: string },
  language: Language,
  settings: { publicUrl: string; brand: string },
): PageDescription {
  const title = `${name} ${titleDash[language]} ${settings.brand}`;
  const picture = { slug: null, alt: settings.brand };
  const head = openGraphHead(
    { type: "article", title, description, path, picture },
    language,
    settings,
  );
  return { path, title, head };
}

/** The elements of the head by which services show a link. `picture.slug`: of the practitioner on it. */
export function openGraphHead(
  { type, title, description, path, picture }: {
    type: "article" | "website";
    title: string;
    description: string;
    path: string;
    picture: { slug: string | null; alt: string };
  },
  language: Language,
  settings: { publicUrl: string; brand: string },
): string {
  const properties: Properties = [
    ["og:type", type],
    ["og:site_name", settings.brand],
    ["og:title", title],
    ["og:description", description],
    ["og:url", `${settings.publicUrl}${path}`],
    ["og:locale", openGraphLocales[language]],
  ];
  return headOf(description, properties) + linkPictureTags({ ...settings, language, ...picture });
}

/** JSON that cannot end the script element it is written in. */
export function asJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function priceRange(cents: number[]): string {
  const [least, most] = [Math.min(...cents), Math.max(...cents)].map((one) => Math.ceil(one / 100));
  return least === most ? `€${least}` : `€${least}–${most}`;
}

type Properties = [string, string | null][];

function headOf(description: string, properties: Properties): string {
  const meta = properties.filter(([, content]) => content).map(([property, content]) =>
    `<meta property="${property}" content="${escape(content ?? "")}">`
  );
  return `<meta name="description" content="${escape(description)}">${meta.join("")}`;
}
